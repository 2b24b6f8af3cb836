import getPort from 'get-port'
import type { Environment } from '../environment.ts'

/** The ports of lake, Studio and site; `streams` are the lake's extra ports for event streams. */
export type Ports = { web: number; studio: number; lake: number; streams: number[] }

/** A browser opens six streams on each, and a tab of the Studio with a form has nine: room for eight tabs. */
const streamCount = 12

/** Ports that browsers open for no website, since other protocols have them (“bad port” in the Fetch Standard); those below 1024 are left out. */
const refusedByBrowsers = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10_080,
])

const lastPort = 65_535

/** A hundred ports that browsers open, or as many as there are. */
const portsFrom = (first: number) =>
  Array.from({ length: 100 }, (_, index) => first + index).filter(
    (port) => port <= lastPort && !refusedByBrowsers.has(port),
  )

/** The ports that the environment names; those of the streams follow the lake's. */
export function configuredPorts({ WEB_PORT, STUDIO_PORT, LAKE_PORT }: Environment): Ports {
  const streams = portsFrom(LAKE_PORT + 1).slice(0, streamCount)
  return { web: WEB_PORT, studio: STUDIO_PORT, lake: LAKE_PORT, streams }
}

/** The configured ports, each replaced by the next free one when it is in use or when browsers refuse it. */
export async function freePorts(env: Environment): Promise<Ports> {
  const taken: number[] = []
  const next = async (wanted: number) => {
    const port = await getPort({ port: portsFrom(wanted), exclude: taken })
    taken.push(port)
    return port
  }
  const web = await next(env.WEB_PORT)
  const studio = await next(env.STUDIO_PORT)
  const lake = await next(env.LAKE_PORT)
  const streams: number[] = []
  for (let index = 0; index < streamCount; index++) streams.push(await next((streams.at(-1) ?? lake) + 1))
  return { web, studio, lake, streams }
}

/** A message for each port that differs from the configured one. */
export function movedPorts(env: Environment, ports: Ports): string[] {
  const wanted: [string, number, number][] = [
    ['site', env.WEB_PORT, ports.web],
    ['Studio', env.STUDIO_PORT, ports.studio],
    ['lake', env.LAKE_PORT, ports.lake],
  ]
  return wanted
    .filter(([, asked, got]) => asked !== got)
    .map(([name, asked, got]) => {
      const why = refusedByBrowsers.has(asked) ? `Browsers refuse port ${asked}` : `Port ${asked} is in use`
      return `${why}: the ${name} uses ${got}.`
    })
}
