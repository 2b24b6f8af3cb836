import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, type Environment } from '../environment.ts'
import { fillEmptyLake } from '../services/content.ts'
import { startLakeAlone } from '../services/lake.ts'
import { freePorts } from '../services/ports.ts'
import { addressesOf, readSecrets } from '../services/settings.ts'
import { buildSite } from '../services/site.ts'
import { copyPrograms } from './trace.ts'

/**
 * Builds the site into a folder that runs without the repository: `cd web; node server.ts`. Its pages are rendered from the hosted
 * lake, or else from the seed in a lake that exists for the build only; a server that finds no cache folder renders
 * every page again.
 */
export async function packageSite(env: Environment, folder: string): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'package-'))
  try {
    await buildStandalone({ ...env, LAKE_DATA: data, STANDALONE: '1' })
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
  await collectSite(env, folder)
}

/** Collects a site that was built with `STANDALONE=1`. */
export async function collectSite(env: Environment, folder: string): Promise<void> {
  const build = join('web', env.NEXT_DIST_DIR)
  cpSync(join(root, build, 'standalone'), folder, { recursive: true, verbatimSymlinks: true })
  cpSync(join(root, build, 'static'), join(folder, build, 'static'), { recursive: true })
  cpSync(join(root, 'web/public'), join(folder, 'web/public'), { recursive: true })
  // Our own server, which Next.js does not collect, replaces it.
  rmSync(join(folder, 'web/server.js'))
  rmSync(join(folder, build, 'cache'), { recursive: true, force: true })
  const programs = ['web/server.ts', handleCopier, ...['page-cache', 'result-cache'].map(cacheHandler)]
  await copyPrograms(programs, folder, (path) => path.startsWith('node_modules/next/'))
}

/** The server starts this process by the name of its file. */
const handleCopier = 'web/operations/copy-handle-process.ts'

/** `web/next.config.ts` names these files; Next.js does not collect them. */
const cacheHandler = (name: string) => `web/src/content/lake/${name}.ts`

async function buildStandalone(env: Environment): Promise<void> {
  const ports = await freePorts(env)
  const { lake: url } = addressesOf(env, ports)
  if (url === undefined) return void (await buildSite(env, ports))
  const lake = await startLakeAlone(env, ports)
  try {
    await fillEmptyLake(env, url, () => {})
    await buildSite(env, ports, readSecrets(env))
  } finally {
    await lake.stop()
  }
}
