import { mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/test-lake.ts'
import { DiskCache } from './disk-cache.ts'

const root = temporaryFolder()
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Reads or makes a result; answers whether it was made. */
async function isMade(cache: DiskCache, key: string, caller = 'one'): Promise<boolean> {
  let made = false
  const result = await cache.get('asset', key, caller, async () => {
    made = true
    return Buffer.from(key)
  })
  expect(result.toString()).toBe(key)
  return made
}

test('evicts the least recently used files first, by number of files, also after a restart', async () => {
  const folder = join(root, 'files')
  const limits = { maxBytes: 1e9, maxFiles: 4 }
  const cache = new DiskCache(folder, limits)
  for (const key of ['1', '2', '3', '4']) expect(await isMade(cache, key)).toBe(true)
  expect(await isMade(cache, '1')).toBe(false)
  expect(await isMade(cache, '5')).toBe(true)
  expect(readdirSync(folder)).toHaveLength(4)
  const restarted = new DiskCache(folder, limits)
  for (const key of ['1', '4', '5']) expect(await isMade(restarted, key)).toBe(false)
  expect(await isMade(restarted, '2')).toBe(true)
})

test('does not store a large result', async () => {
  const folder = join(root, 'large')
  const cache = new DiskCache(folder, { maxBytes: 1e9, maxFiles: 9, maxFileBytes: 4 })
  for (const key of ['large', 'large', 'tiny']) expect(await isMade(cache, key)).toBe(true)
  expect(await isMade(cache, 'tiny')).toBe(false)
})

test('counts the blocks that a file takes, not its bytes', async () => {
  const folder = join(root, 'blocks')
  await isMade(new DiskCache(folder, { maxBytes: 1e9, maxFiles: 9 }), 'first')
  const block = statSync(join(folder, readdirSync(folder)[0] ?? '')).blocks * 512
  const cache = new DiskCache(folder, { maxBytes: block * 5, maxFiles: 1000 })
  for (let at = 0; at < 20; at += 1) await isMade(cache, String(at))
  expect(readdirSync(folder).length).toBeLessThanOrEqual(5)
})

test('what is no file in the folder is left alone', async () => {
  const folder = join(root, 'others')
  mkdirSync(join(folder, 'folder.new'), { recursive: true })
  symlinkSync('nowhere', join(folder, 'dangling'))
  symlinkSync('loop', join(folder, 'loop'))
  const cache = new DiskCache(folder, { maxBytes: 1e9, maxFiles: 1 }, (error) => expect.fail(String(error)))
  for (const key of ['1', '2']) expect(await isMade(cache, key)).toBe(true)
  expect(readdirSync(folder)).toHaveLength(4)
})

test.each(['a dangling link', 'a file'])(
  'a folder that is %s is named, and results are made',
  async (kind) => {
    const folder = join(root, kind)
    if (kind === 'a file') writeFileSync(folder, '')
    else symlinkSync('nowhere', folder)
    const errors: unknown[] = []
    const cache = new DiskCache(folder, { maxBytes: 1e9, maxFiles: 9 }, (error) => errors.push(error))
    expect(String(errors)).toContain(`${folder} cannot be used; remove it and restart`)
    expect(await isMade(cache, '1')).toBe(true)
  },
)

test('a result that cannot be stored is returned all the same', async () => {
  const folder = join(root, 'gone')
  const errors: unknown[] = []
  const cache = new DiskCache(folder, { maxBytes: 1e9, maxFiles: 9 }, (error) => errors.push(error))
  rmSync(folder, { recursive: true })
  expect(await isMade(cache, '1')).toBe(true)
  expect(errors).toHaveLength(1)
})

test('simultaneous calls with one key make the result once', async () => {
  const cache = new DiskCache(join(root, 'once'), { maxBytes: 1e9, maxFiles: 9 })
  const made = await Promise.all([1, 2, 3].map(() => isMade(cache, 'same')))
  expect(made.filter(Boolean)).toHaveLength(1)
})

test('nobody waits for the place that another caller has in a queue', async () => {
  const folder = join(root, 'callers')
  const cache = new DiskCache(folder, { maxBytes: 1e9, maxFiles: 9 })
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  const late = cache.get('asset', 'same', 'other', () => promise)
  expect(await isMade(cache, 'same')).toBe(true)
  expect(String(await cache.find('asset', 'same'))).toBe('same')
  resolve(Buffer.from('same'))
  expect(String(await late)).toBe('same')
  expect(readdirSync(folder)).toHaveLength(1)
})

test('removes the files of a group only, and many groups of a full cache without long work', async () => {
  const folder = join(root, 'groups')
  mkdirSync(folder)
  for (let at = 0; at < 5000; at += 1) writeFileSync(join(folder, `full.${at}`), '')
  const cache = new DiskCache(folder, { maxBytes: 1e9, maxFiles: 9000 })
  await isMade(cache, 'first')
  const { user } = process.cpuUsage()
  await Promise.all(Array.from({ length: 5000 }, (_, at) => cache.removeGroup(`none-${at}`)))
  expect(process.cpuUsage().user - user).toBeLessThan(500_000)
  await cache.removeGroup('full')
  expect(readdirSync(folder)).toHaveLength(1)
  expect(await isMade(cache, 'first')).toBe(false)
})
