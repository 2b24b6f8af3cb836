import { constants } from 'node:os'
import { EnvironmentError, readEnvironment } from '../environment.ts'
import { ChildError } from './child.ts'
import { startShop, type Mode } from './shop.ts'
import { Supervisor } from './supervisor.ts'

/** Runs `npm start` or `npm run dev` until Ctrl-C; leaves no process behind, and exits non-zero on failure. */
export async function runShop(mode: Mode): Promise<void> {
  const supervisor = new Supervisor((line) => console.log(`! ${line}`))
  const leave = async (code: number) => {
    await supervisor.stop()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      console.log('\nStopping …')
      void leave(signal === 'SIGINT' ? 0 : 128 + constants.signals[signal])
    })
  }
  try {
    const { addresses } = await startShop(readEnvironment(), mode, supervisor)
    console.log(
      [
        '',
        `  Shop    ${addresses.site}`,
        `  Studio  ${addresses.studio}`,
        ...(addresses.lake ? [`  Lake    ${addresses.lake}`] : []),
        '',
        'Ctrl-C stops everything.',
      ].join('\n'),
    )
  } catch (error) {
    const isExpected = error instanceof EnvironmentError || error instanceof ChildError
    console.error(isExpected ? `✗ ${error.message}` : error)
    await leave(1)
  }
}
