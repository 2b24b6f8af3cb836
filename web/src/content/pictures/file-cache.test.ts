import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { FileCache } from './file-cache'

const folder = mkdtempSync(join(tmpdir(), 'file-cache-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const text = async (cache: FileCache, name: string) => {
  const bytes = await cache.read(name)
  return bytes && Buffer.from(bytes).toString()
}
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted()

it('evicts the least recently used files first, by number of files', async () => {
  const cache = new FileCache(folder, { maxBytes: 1e9, maxFiles: 4 })
  for (const name of ['a/1', 'a/2', 'b/3', 'b/4']) await cache.write(name, Buffer.from(name))
  expect(await text(cache, 'a/1')).toBe('a/1')
  await cache.write('b/5', Buffer.from('b/5'))
  expect(files()).toEqual(['1', '4', '5'])
  expect(await cache.namesIn('b')).toEqual(['b/4', 'b/5'])
  expect(await text(cache, 'a/2')).toBeUndefined()
})

it('counts the blocks that a file takes, not its bytes', async () => {
  const probe = new FileCache(folder, { maxBytes: 1e9, maxFiles: 100 })
  await probe.write('a/0', Buffer.from('x'))
  const block = statSync(join(folder, 'a/0')).blocks * 512
  const cache = new FileCache(folder, { maxBytes: block * 5, maxFiles: 100 })
  for (let at = 1; at < 20; at += 1) await cache.write(`a/${at}`, Buffer.from('x'))
  expect(block).toBeGreaterThan(1)
  expect(files().length).toBeLessThanOrEqual(5)
  expect(files()).toContain('19')
})

it('remembers its files and their order of use after a restart, and removes unfinished ones', async () => {
  const before = new FileCache(folder, { maxBytes: 1e9, maxFiles: 100 })
  for (const name of ['a/old', 'a/older', 'a/new']) await before.write(name, Buffer.from(name))
  const age = (name: string, seconds: number) =>
    utimesSync(join(folder, name), Date.now() / 1000 - seconds, Date.now() / 1000 - seconds)
  age('a/old', 300)
  age('a/older', 600)
  writeFileSync(join(folder, 'a/half.1.tmp'), 'half')
  const cache = new FileCache(folder, { maxBytes: 1e9, maxFiles: 3 })
  expect(await text(cache, 'a/new')).toBe('a/new')
  expect(files()).not.toContain('half.1.tmp')
  await cache.write('a/newest', Buffer.from('x'))
  expect(files()).toEqual(['new', 'newest'])
})

it('survives a file that was removed', async () => {
  const cache = new FileCache(folder, { maxBytes: 1e9, maxFiles: 10 })
  await cache.write('a/1', Buffer.from('1'))
  rmSync(join(folder, 'a/1'))
  expect(await cache.read('a/1')).toBeUndefined()
  await cache.write('a/1', Buffer.from('2'))
  expect(await text(cache, 'a/1')).toBe('2')
})
