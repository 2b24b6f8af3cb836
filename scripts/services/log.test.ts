import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { openLog } from './log.ts'

test('a log stays small while the service runs, and after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'logs', 'lake.log')
  for (let start = 0; start < 2; start += 1) {
    const log = openLog(file, 1000)
    const write = promisify((line: string, done: (error?: Error | null) => void) => log.write(line, done))
    for (let n = 0; n < 200; n += 1) await write(`line ${n}\n`.repeat(5))
  }
  expect(readdirSync(join(folder, 'logs')).sort()).toEqual(['lake.log', 'lake.log.old'])
  for (const name of [file, `${file}.old`]) {
    expect(statSync(name).size).toBeLessThan(1200)
    expect(statSync(name).mode & 0o777).toBe(0o600)
  }
})

test('what cannot be written is dropped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'))
  const log = openLog(join(folder, 'lake.log'), 3)
  rmSync(folder, { recursive: true, force: true })
  for (let n = 0; n < 3; n += 1) await new Promise((resolve) => log.write('lost\n', resolve))
  expect(log.destroyed).toBe(false)
})
