import { join } from 'node:path'
import { root, type Environment } from '../environment.ts'
import { logFolder, startService, type Service } from './service.ts'
import type { Ports } from './ports.ts'
import { lakeSettings, readSecrets } from './settings.ts'

/** Starts the embedded lake and waits until it is ready. */
export function startLakeProcess(env: Environment, ports: Ports): Promise<Service> {
  return startService({
    name: 'lake',
    command: process.execPath,
    args: [join(root, 'lake/src/server.ts')],
    cwd: root,
    env: { ...process.env, ...lakeSettings(env, ports) },
    logs: logFolder(env.LAKE_DATA),
    readyUrl: `http://localhost:${ports.lake}/health`,
  })
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
