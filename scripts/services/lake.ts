import { join } from 'node:path'
import { root, type Environment } from '../environment.ts'
import type { HeldPort } from './held-ports.ts'
import { findRunning } from '../../lake/src/running.ts'
import { logFolder, startService, type Service } from './service.ts'
import { ServiceError } from './service-error.ts'
import type { Ports } from './ports.ts'
import { lakeSettings, readSecrets } from './settings.ts'

/**
 * Starts the embedded lake and waits until it is ready.
 * @param held its ports, if they are held. They are its own from then on: the site shows what it has while the lake is away, and must not wait
 * @param own settings that differ from the shop's
 * @throws ServiceError when it does not start, or another process answers in its place
 */
export async function startLakeProcess(
  env: Environment,
  ports: Ports,
  held: readonly HeldPort[] = [],
  own: Record<string, string> = {},
): Promise<Service> {
  const url = `http://localhost:${ports.lake}`
  const service = await startService({
    name: 'lake',
    command: process.execPath,
    args: [join(root, 'lake/src/server.ts')],
    cwd: root,
    env: { ...process.env, ...lakeSettings(env, ports), ...own },
    logs: logFolder(env.LAKE_DATA),
    readyUrl: `${url}/health`,
    held,
  })
  for (const port of held) port.release()
  if ((await findRunning(env.LAKE_DATA))?.url === url) return service
  await service.stop()
  throw new ServiceError(`Another process answers at ${url}, so the lake could not start there.`)
}

/**
 * Starts a lake that is not the shop's: it takes no backups, which would stand among those of the shop, and tells no others of its
 * documents.
 * @throws ServiceError as `startLakeProcess`
 */
export const startLakeAlone = (env: Environment, ports: Ports): Promise<Service> =>
  startLakeProcess(env, ports, [], {
    LAKE_BACKUPS: '',
    LAKE_WEBHOOKS: '[]',
    // on loopback: others are not let in before there is a user
    LAKE_HOST: '',
    LAKE_PUBLIC_URL: '',
  })

/**
 * The address of the embedded lake that runs on this data folder, which has proved it: tokens may be sent there.
 * @throws Error when none runs
 */
export async function runningLake(env: Environment): Promise<string> {
  return (await findLake(env)).url
}

/**
 * The address of the site that the embedded lake belongs to: at the start, another program may have had the configured port.
 * @throws Error when no lake runs
 */
export async function siteOfLake(env: Environment): Promise<string | undefined> {
  const { webhookUrl } = await findLake(env)
  return webhookUrl && new URL(webhookUrl).origin
}

async function findLake({ LAKE_DATA }: Environment) {
  const lake = await findRunning(LAKE_DATA)
  if (lake === undefined) throw new Error('The embedded lake is not running. Start the shop first.')
  return lake
}

/**
 * Sends a request to the administration of the running embedded lake.
 * @throws Error when the lake does not respond or refuses the request
 */
export async function administerLake(
  env: Environment,
  lake: string,
  method: string,
  path: string,
): Promise<Response> {
  const { administratorToken } = readSecrets(env)
  const response = await fetch(`${lake}${path}`, {
    method,
    headers: { authorization: `Bearer ${administratorToken}` },
  })
  if (!response.ok) throw new Error(`The lake answered ${method} ${path} with status ${response.status}`)
  return response
}
