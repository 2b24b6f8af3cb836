import { constants } from 'node:os'
import { EnvironmentError, readEnvironment } from '../environment.ts'
import { ServiceError } from './service-error.ts'
import { addressLines } from './settings.ts'
import { startAll, type Mode } from './start-all.ts'
import { Supervisor } from './supervisor.ts'

/** Runs `npm start` or `npm run dev` until Ctrl-C, then stops every process; exits with a non-zero code on failure. */
export async function runServices(mode: Mode): Promise<void> {
  const supervisor = new Supervisor((line) => console.log(`! ${line}`))
  const exit = async (code: number) => {
    await supervisor.stop()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      console.log('\nStopping …')
      void exit(signal === 'SIGINT' ? 0 : 128 + constants.signals[signal])
    })
  }
  try {
    const env = readEnvironment()
    const addresses = await startAll(env, mode, supervisor)
    const lines = addressLines(env, addresses).map((line) => `  ${line}`)
    console.log(['', ...lines, '', 'Ctrl-C stops everything.'].join('\n'))
  } catch (error) {
    const isExpected = error instanceof EnvironmentError || error instanceof ServiceError
    console.error(isExpected ? `✗ ${error.message}` : error)
    await exit(1)
  }
}
