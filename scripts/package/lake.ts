import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { root, type Environment } from '../environment.ts'
import { freePorts } from '../services/ports.ts'
import { buildStudio } from '../services/studio.ts'
import { copyPrograms } from './trace.ts'

/**
 * Builds the Studio, and collects it and the lake into a folder that runs without the repository: `node lake/src/server.ts`,
 * `node lake/src/cli.ts` (all but `sanity`), `node scripts/studio.ts`.
 */
export async function packageLake(env: Environment, folder: string): Promise<void> {
  await buildStudio(env, await freePorts(env))
  await collectLake(env, folder)
}

/** What the lake starts by the names of their files: processes and threads, in which what it was sent can be ended. */
const lakeWorkers = [
  'lake/src/assets/pictures/worker.ts',
  'lake/src/assets/pictures/watchdog.ts',
  'lake/src/live/expression-worker.ts',
]

/** Collects the lake, and a Studio that was built. */
export async function collectLake(env: Environment, folder: string): Promise<void> {
  const studio = join('studio', env.STUDIO_DIST_DIR)
  cpSync(join(root, studio), join(folder, studio), { recursive: true })
  const programs = ['lake/src/server.ts', 'lake/src/cli.ts', 'scripts/studio.ts', ...lakeWorkers]
  await copyPrograms(programs, folder, (path) => path.startsWith('node_modules/@sanity/cli/'))
  for (const workspace of ['lake', 'scripts']) {
    cpSync(join(root, workspace, 'package.json'), join(folder, workspace, 'package.json'))
  }
}
