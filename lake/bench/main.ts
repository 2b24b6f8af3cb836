import { cpus } from 'node:os'
import { type Row, tableOf } from './measure.ts'
import { queryRows } from './queries.ts'
import { serviceRows, startRow } from './service.ts'
import { shopRows } from './shop.ts'

/*
 * Measures the lake, each time beside a baseline in the same run: `npm run bench -w lake`. With --check it fails
 * when a target is missed.
 */

const say = (line: string) => void process.stderr.write(`… ${line}\n`)

const rows: Row[] = [
  ...queryRows(say),
  ...(await serviceRows(say)),
  await startRow(say),
  ...(await shopRows(say)),
]
const [cpu] = cpus()
console.log(`${cpus().length} × ${cpu?.model ?? 'unknown processor'}, Node ${process.version}\n`)
console.log(tableOf(rows))
const isMissed = rows.some(({ lake, target }) => lake.median > target)
if (isMissed && process.argv.includes('--check')) process.exitCode = 1
