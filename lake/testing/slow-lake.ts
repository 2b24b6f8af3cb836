import type { LakeLimits } from '../src/limits.ts'
import { type TestLake, lakeForTest } from './test-lake.ts'

/** A query that takes longer than any limit of time in `slowLake`. */
export const endless = 'count(*[count(*[@ != ^ && count(^.^.text) > 2 && ^.n != n]) > 10000])'

/** A lake with documents enough for `endless` to reach any limit of time. */
export async function slowLake(limits: Partial<LakeLimits>): Promise<TestLake> {
  const own = await lakeForTest({ limits })
  const transaction = own.client().transaction()
  for (let n = 0; n < 3000; n += 1) transaction.createOrReplace({ _id: `n-${n}`, _type: 'n', n })
  await transaction.commit()
  return own
}
