/**
 * Builds what a container image contains, as a folder that runs without the repository:
 *
 *     npm run package -- site|lake FOLDER
 */
import { resolve } from 'node:path'
import { EnvironmentError, readEnvironment } from './environment.ts'
import { findRunning } from '../lake/src/running.ts'
import { makeFolder } from './package/folder.ts'
import { packageLake } from './package/lake.ts'
import { packageSite } from './package/site.ts'
import { ServiceError } from './services/service-error.ts'

const packages = { site: packageSite, lake: packageLake }

try {
  const [name = '', folder] = process.argv.slice(2)
  if (!(name === 'site' || name === 'lake') || folder === undefined)
    throw new EnvironmentError('Usage: npm run package -- site|lake FOLDER')
  const target = resolve(process.env.INIT_CWD ?? '.', folder)
  const env = readEnvironment()
  if (await findRunning(env.LAKE_DATA))
    throw new EnvironmentError('The shop runs, and its build would be replaced under it. Stop it first.')
  // the build of the site holds the secret of draft mode
  const { path, remove } = await makeFolder(target, name === 'site' ? 0o700 : 0o755)
  const stop = () => {
    remove()
    process.exit(130)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  try {
    await packages[name](env, path)
  } catch (error) {
    remove()
    throw error
  }
  console.log(`✓ ${path}`)
} catch (error) {
  if (!(error instanceof EnvironmentError || error instanceof ServiceError)) throw error
  console.error(`✗ ${error.message}`)
  process.exitCode = 1
}
