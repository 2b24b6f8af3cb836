import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { root } from '../environment.ts'
import { buildIfChanged, fingerprintOf } from './build.ts'
import { announceServing } from './served.ts'

const folder = mkdtempSync(join(root, 'test-build-'))
const name = folder.slice(root.length)
const source = join(folder, 'page.ts')
const output = join(folder, 'dist')
const build = vi.fn<() => Promise<void>>(async () => {
  mkdirSync(output, { recursive: true })
})
const inputs = (settings: Record<string, string> = {}) => ({ paths: [name], settings })

beforeEach(() => {
  build.mockClear()
  rmSync(output, { recursive: true, force: true })
  writeFileSync(source, 'one')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('what was built from the same inputs is not built again', async () => {
  expect(await buildIfChanged(output, inputs(), build)).toBe(true)
  expect(await buildIfChanged(output, inputs(), build)).toBe(false)
  expect(build).toHaveBeenCalledTimes(1)
})

test('a changed file, a new file or another setting makes it build again', async () => {
  await buildIfChanged(output, inputs(), build)
  writeFileSync(source, 'two')
  expect(await buildIfChanged(output, inputs(), build)).toBe(true)
  writeFileSync(join(folder, 'new.ts'), '')
  expect(await buildIfChanged(output, inputs(), build)).toBe(true)
  expect(await buildIfChanged(output, inputs({ SITE_URL: 'http://localhost:3001' }), build)).toBe(true)
})

test('a build that failed is tried again', async () => {
  const failing = () => Promise.reject(new Error('no memory'))
  await expect(buildIfChanged(output, inputs(), failing)).rejects.toThrow('no memory')
  expect(await buildIfChanged(output, inputs(), build)).toBe(true)
})

test('what a build writes is no input of it', async () => {
  const before = fingerprintOf(inputs())
  await build()
  writeFileSync(join(output, 'bundle.js'), '')
  expect(fingerprintOf(inputs())).toBe(before)
})

test('what another running process serves is not replaced; what it leaves behind when it is killed is', async () => {
  await buildIfChanged(output, inputs(), build)
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'])
  const marker = join(output, `.served-by-${other.pid}`)
  writeFileSync(marker, '')
  expect(await buildIfChanged(output, inputs(), build)).toBe(false)
  const second = buildIfChanged(output, inputs({ SITE_URL: 'http://localhost:3001' }), build)
  await expect(second).rejects.toThrow(`Process ${other.pid} serves a shop`)
  expect(build).toHaveBeenCalledTimes(1)
  const ended = once(other, 'exit')
  other.kill('SIGKILL')
  await ended
  expect(await buildIfChanged(output, inputs({ SITE_URL: 'http://localhost:3001' }), build)).toBe(true)
})

test('a process may build what it serves itself', async () => {
  const serving = announceServing(output)
  expect(await buildIfChanged(output, inputs(), build)).toBe(true)
  await serving.stop()
  expect(existsSync(join(output, `.served-by-${process.pid}`))).toBe(false)
})
