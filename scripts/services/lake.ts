import { join } from 'node:path'
import { root, type Environment } from '../environment.ts'
import { logFolder, startService, type Service } from './service.ts'
import type { Ports } from './ports.ts'
import { lakeSettings } from './settings.ts'

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
