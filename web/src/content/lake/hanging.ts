import { lakeClient } from '../client'
import { config } from '../config'
import { processWide } from './process-wide'

/** Milliseconds after which a query that failed without a response means that the lake hangs. */
const patience = 5000

/** Milliseconds between two attempts to reach a lake that hangs. */
const pause = 1000

const lake = processWide('hanging-lake', { isHanging: false })

/**
 * Queries the lake, unless it hangs: it accepts queries and does not respond (a stalled disk, a lost network). Then queries fail
 * at once, as those of a lake that is down do, until it responds again. Otherwise each visitor would wait for the timeout of
 * each query of a page.
 * @param query rejects with a `statusCode` if the lake responded
 */
export async function queryUnlessHanging<Result>(query: () => Promise<Result>): Promise<Result> {
  if (lake.isHanging) throw new Error('it does not respond')
  const start = Date.now()
  try {
    return await query()
  } catch (error) {
    // A build has no visitors, and its queries may take long.
    if (!lake.isHanging && !config.isBuild && isSilence(error, start)) {
      lake.isHanging = true
      void waitForResponse()
    }
    throw error
  }
}

/** Queries the lake again until it responds, with an error or without, or refuses the connection. */
async function waitForResponse(): Promise<void> {
  const start = Date.now()
  lake.isHanging = await lakeClient.fetch('1').then(
    () => false,
    (error: unknown) => isSilence(error, start),
  )
  if (lake.isHanging) setTimeout(() => void waitForResponse(), pause).unref()
}

const isSilence = (error: unknown, start: number): boolean =>
  !(error instanceof Error && 'statusCode' in error) && Date.now() - start >= patience
