import getPort from 'get-port'
import type { Environment } from '../environment.ts'

/** The ports of lake, Studio and site; `streams` are the lake's extra ports for event streams. */
export type Ports = { web: number; studio: number; lake: number; streams: number[] }

/** A browser opens six streams on each, and a tab of the Studio with a form has nine: room for eight tabs. */
const streamCount = 12

/** The ports that the environment names; those of the streams follow the lake's. */
export function configuredPorts({ WEB_PORT, STUDIO_PORT, LAKE_PORT }: Environment): Ports {
  const streams = Array.from({ length: streamCount }, (_, index) => LAKE_PORT + 1 + index)
  return { web: WEB_PORT, studio: STUDIO_PORT, lake: LAKE_PORT, streams }
}

const lastPort = 65_535

/** A hundred ports, or as many as there are. */
const portsFrom = (first: number) =>
  Array.from({ length: 100 }, (_, index) => first + index).filter((port) => port <= lastPort)

/** The configured ports, each replaced by the next free one when it is in use. */
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
    .map(([name, asked, got]) => `Port ${asked} is in use: the ${name} uses ${got}.`)
}
