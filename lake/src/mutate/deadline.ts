import { Script, createContext } from 'node:vm'
import { httpError } from '../http/errors.ts'

const context = createContext({ work: undefined })
const script = new Script('work()')

/**
 * Runs synchronous code and ends it after `ms` milliseconds, wherever it is: no check between two steps sees a library's
 * loop or regular expression. No `catch` or `finally` of `work` runs then, so it must change nothing that outlives it.
 * It costs about a quarter of a millisecond.
 * @throws LakeError 408 when the time is up; what `work` throws
 */
export function withDeadline<T>(ms: number, work: () => T): T {
  context.work = work
  try {
    return script.runInContext(context, { timeout: ms }) as T
  } catch (error) {
    if (!isTimeout(error)) throw error
    throw httpError(408, 'The transaction took longer than is allowed; split it into smaller ones')
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
