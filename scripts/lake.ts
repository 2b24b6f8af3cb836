/** Tools for the embedded content lake: `npm run lake -- help`. */
import { join } from 'node:path'
import { runCli } from '../lake/src/cli/main.ts'
import { EnvironmentError, readEnvironment, root } from './environment.ts'
import { configuredPorts } from './services/ports.ts'
import { lakeSettings } from './services/settings.ts'

try {
  const env = readEnvironment()
  // npm runs scripts in the project's folder; INIT_CWD is where the command was typed
  const here = process.env.INIT_CWD ?? process.cwd()
  process.chdir(here)
  process.exitCode = await runCli(process.argv.slice(2), {
    env: { ...process.env, ...lakeSettings(env, configuredPorts(env)) },
    studio: join(root, 'studio'),
    here,
  })
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
