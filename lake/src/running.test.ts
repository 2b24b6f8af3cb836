import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { announceRunning, forgetRunning, readRunning } from './running.ts'

test('a lake takes back what it announced, and not what another one has since', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'running-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const url = 'http://localhost:3900'
  const other = { url, pid: process.pid + 1 }
  announceRunning(dataDir, other)
  forgetRunning(dataDir)
  expect(readRunning(dataDir)).toEqual(other)
  announceRunning(dataDir, { url, pid: process.pid })
  forgetRunning(dataDir)
  expect(readRunning(dataDir)).toBeUndefined()
})
