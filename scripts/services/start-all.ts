import { Listr, type ListrTask } from 'listr2'
import type { Environment } from '../environment.ts'
import { fillEmptyLake } from './content.ts'
import { startLakeProcess } from './lake.ts'
import { holdFreePorts } from './hold-free-ports.ts'
import { movedPorts } from './ports.ts'
import type { Service } from './service.ts'
import { addressesOf, readSecrets, type Addresses } from './settings.ts'
import { announceServing } from './served.ts'
import { buildSite, siteBuild, startSite, startSiteDev } from './site.ts'
import { buildStudio, serveStudio, startStudioDev, studioBuild } from './studio.ts'
import type { Supervisor } from './supervisor.ts'

/** `start` serves production builds; `dev` serves with hot reload. */
export type Mode = 'start' | 'dev'

/**
 * Starts lake, Studio and site on free ports, imports the seed into an empty lake, and builds what changed.
 * Reports each step; stops everything again when a step fails.
 * @throws ServiceError or the import's error, with what to do next
 */
export async function startAll(env: Environment, mode: Mode, supervisor: Supervisor): Promise<Addresses> {
  const { ports, held } = await holdFreePorts(env)
  for (const port of held) supervisor.add({ stop: async () => port.release() })
  const heldOn = (...wanted: number[]) => held.filter(({ port }) => wanted.includes(port))
  const addresses = addressesOf(env, ports)
  for (const line of movedPorts(env, ports)) console.log(`! ${line}`)
  const secrets = () => (addresses.lake ? readSecrets(env) : undefined)

  const lake: ListrTask = {
    title: 'Content lake',
    enabled: () => addresses.lake !== undefined,
    task: () => supervisor.keep(() => startLakeProcess(env, ports, heldOn(ports.lake, ...ports.streams))),
  }
  const content: ListrTask = {
    title: 'Content',
    enabled: () => addresses.lake !== undefined,
    task: async (_, task) => {
      task.title = `Content: ${await fillEmptyLake(env, addresses.lake ?? '', (line) => {
        if (process.stdout.isTTY) task.output = line
      })}`
    },
  }
  const built = (name: string, build: () => Promise<boolean>): ListrTask => ({
    title: `${name}: building`,
    task: async (_, task) => {
      const started = Date.now()
      const isNew = await build()
      task.title = isNew
        ? `${name} built (${Math.round((Date.now() - started) / 1000)} s)`
        : `${name}: build is up to date`
    },
  })
  const production: ListrTask[] = [
    built('Studio', () => buildStudio(env, ports)),
    built('Site', () => buildSite(env, ports, secrets())),
    {
      title: 'Studio',
      task: async () => {
        supervisor.add(announceServing(studioBuild(env)))
        supervisor.add(await serveStudio(env, ports, heldOn(ports.studio)))
      },
    },
    {
      title: 'Site',
      task: () => {
        supervisor.add(announceServing(siteBuild(env)))
        return supervisor.keep(() => startSite(env, ports, secrets(), heldOn(ports.web)))
      },
    },
  ]
  // Their servers take no handle: another process could take the port in the second until they listen.
  const developmentOn = (port: number, start: () => Promise<Service>) => {
    for (const { release } of heldOn(port)) release()
    return supervisor.keep(start)
  }
  const development: ListrTask[] = [
    {
      title: 'Studio with hot reload',
      task: () => developmentOn(ports.studio, () => startStudioDev(env, ports)),
    },
    {
      title: 'Site with hot reload',
      task: () => developmentOn(ports.web, () => startSiteDev(env, ports, secrets())),
    },
  ]
  try {
    await new Listr([lake, content, ...(mode === 'start' ? production : development)], {
      rendererOptions: { collapseSubtasks: false },
      fallbackRendererOptions: { timestamp: undefined },
    }).run()
  } catch (error) {
    await supervisor.stop()
    throw error
  }
  return addresses
}
