import { Script, createContext } from 'node:vm'
import { httpError } from './http/errors.ts'

const context = createContext({ work: undefined })
const script = new Script('work()')

/**
 * Runs synchronous code and ends it after `ms` milliseconds, wherever it is: no check between two steps sees a library's
 * loop or regular expression. No `catch` or `finally` of `work` runs then, so it must change nothing that outlives it.
 * It costs a tenth of a millisecond, and Node.js ends the process when it cannot open a few files for it (see `limitConnections`).
 * @throws LakeError 408 with `message` when the time is up; what `work` throws
 */
export function withDeadline<T>(ms: number, message: string, work: () => T): T {
  context.work = work
  try {
    return script.runInContext(context, { timeout: ms, displayErrors: false }) as T
  } catch (error) {
    if (!isTimeout(error)) throw error
    throw httpError(408, message)
  } finally {
    context.work = undefined
  }
}

/** The error comes from the other context, so it is no `Error` of this one. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
