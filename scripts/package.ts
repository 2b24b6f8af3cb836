/**
 * Builds what a container image contains, as a folder that runs without the repository:
 *
 *     npm run package -- site|lake FOLDER
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { EnvironmentError, readEnvironment } from './environment.ts'
import { packageLake } from './package/lake.ts'
import { packageSite } from './package/site.ts'
import { ServiceError } from './services/service-error.ts'

const packages = { site: packageSite, lake: packageLake }

try {
  const [name = '', folder] = process.argv.slice(2)
  if (!(name === 'site' || name === 'lake') || folder === undefined)
    throw new EnvironmentError('Usage: npm run package -- site|lake FOLDER')
  const target = resolve(process.env.INIT_CWD ?? '.', folder)
  if (existsSync(target)) throw new EnvironmentError(`${target} exists already`)
  await packages[name](readEnvironment(), target)
  console.log(`✓ ${target}`)
} catch (error) {
  if (!(error instanceof EnvironmentError || error instanceof ServiceError)) throw error
  console.error(`✗ ${error.message}`)
  process.exitCode = 1
}
