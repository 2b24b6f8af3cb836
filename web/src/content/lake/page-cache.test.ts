import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { missingPageTag, validUntilTag } from './cache-tags'
import { beginWithoutExpiredTags, currentSequence, expiredTagsFile } from './expired-tags'
import { beginFill, endFill } from './fills'
import PageCache from './page-cache'

const folder = mkdtempSync(join(tmpdir(), 'pages-'))
const context = {
  fs: {
    ...fs,
    existsSync,
    readFileSync,
    readFile: fs.readFile,
    mkdir: (dir: string) => fs.mkdir(dir, { recursive: true }),
  },
  flushToDisk: true,
  serverDistDir: join(folder, 'server'),
  revalidatedTags: [],
  maxMemoryCacheSize: 10_000_000,
}
const page = (tags: string, status = 200) => ({
  kind: 'APP_PAGE',
  html: '<p>page</p>',
  rscData: Buffer.from(''),
  headers: { 'x-next-cache-tags': tags },
  status,
})
const read = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: true }
const write = { isRoutePPREnabled: true, isFallback: false, cacheControl: { revalidate: 60, expire: 60 } }
let count = 0
let key = ''
beforeEach(() => {
  key = `/page-${++count}`
})

/** The cache of a process that starts now. */
async function restarted(): Promise<PageCache> {
  for (const name of ['expiredTags', 'pageBeginnings'])
    Reflect.deleteProperty(globalThis, Symbol.for(`shop.${name}`))
  vi.resetModules()
  const { default: NextPageCache } = await import('./page-cache')
  return new NextPageCache(context)
}

it('lets Next note lifetimes of made-up addresses up to a limit of memory', () => {
  const require = createRequire(import.meta.url)
  const { SharedCacheControls } =
    require('next/dist/server/lib/incremental-cache/shared-cache-controls.external.js') as {
      SharedCacheControls: new (manifest: { routes: object; dynamicRoutes: object }) => {
        set(route: string, lifetime: object): void
        constructor: { cacheControls: { size: number } }
      }
    }
  const lifetimes = new SharedCacheControls({ routes: {}, dynamicRoutes: {} })
  for (let n = 0; n < 10_000; n++) lifetimes.set(`/${'x'.repeat(5000)}${n}`, { revalidate: 1 })
  expect(lifetimes.constructor.cacheControls.size).toBeLessThan(1001)
})

describe('PageCache', () => {
  beginWithoutExpiredTags(folder)
  const cache = new PageCache(context)

  it('keeps a page until one of its tags is expired', async () => {
    await cache.set(key, page('a,b'), write)
    expect(await cache.get(key, read)).toBeTruthy()
    await cache.revalidateTag('b')
    expect(await cache.get(key, read)).toBeNull()
  })

  it('does not store a page whose content was published while it was rendered', async () => {
    expect(await cache.get(key, read)).toBeNull()
    await cache.revalidateTag(['c'])
    await cache.set(key, page('c'), write)
    expect(await cache.get(key, read)).toBeNull()
    await cache.set(key, page('c'), write)
    expect(await cache.get(key, read)).toBeTruthy()
  })

  it('does not store a page that may have got a result from before a publish, if that concerns it', async () => {
    const other = `${key}-other`
    beginFill('shared', currentSequence())
    await cache.revalidateTag('g')
    for (const each of [key, other]) expect(await cache.get(each, read)).toBeNull()
    await endFill('shared')
    await cache.set(key, page('g'), write)
    await cache.set(other, page('h'), write)
    expect(await cache.get(key, read)).toBeNull()
    expect(await cache.get(other, read)).toBeTruthy()
    await cache.set(key, page('g'), write)
    expect(await cache.get(key, read)).toBeTruthy()
  })

  it('serves a large page for some seconds more, also when its content was published while it was rendered', async () => {
    const large = { ...page('f'), html: 'x'.repeat(500_000) }
    expect(await cache.get(key, read)).toBeNull()
    await sleep(100)
    await cache.revalidateTag('f')
    await cache.set(key, large, write)
    expect(await cache.get(key, read)).toBeTruthy()
    await sleep(1000)
    expect(await cache.get(key, read)).toBeNull()
    await cache.set(key, page('f'), write)
    expect(await cache.get(key, read)).toBeTruthy()
    await cache.revalidateTag('f')
    expect(await cache.get(key, read)).toBeNull()
  })

  it('does not store a redirect, and leaves its target to the response that has it already', async () => {
    const redirect = { ...page('e', 308), headers: { 'x-next-cache-tags': 'e', location: '/about' } }
    await cache.set(key, redirect, write)
    expect(redirect.headers).not.toHaveProperty('location')
    expect(await cache.get(key, read)).toBeNull()
  })

  it('gives a page tagged as missing status 404, and does not store it', async () => {
    const missing = page(`d,${missingPageTag}`)
    await cache.set(key, missing, write)
    expect(missing.status).toBe(404)
    expect(await cache.get(key, read)).toBeNull()
  })

  it('renders a page again once its time has passed, with any lifetime', async () => {
    const moment = Date.now() + 60
    await cache.set(key, page(`a-product,${validUntilTag(moment)}`), write)
    expect(await cache.get(key, read)).toBeTruthy()
    await sleep(80)
    expect(await cache.get(key, read)).toBeNull()
    await cache.set(key, page('a-product'), write)
    expect(await cache.get(key, read)).toBeTruthy()
  })

  it('shows a publish also when the clock steps back', async () => {
    await cache.set(key, page('clock'), write)
    vi.setSystemTime(Date.now() - 600_000)
    await cache.revalidateTag('clock')
    expect(await cache.get(key, read)).toBeNull()
    await cache.set(key, page('clock'), write)
    expect(await cache.get(key, read)).toBeTruthy()
    vi.useRealTimers()
    expect(await cache.get(key, read)).toBeTruthy()
  })

  it('stores expired tags on disk, for the next start', async () => {
    await cache.set(key, page('e'), write)
    await cache.revalidateTag(['e'])
    expect(await (await restarted()).get(key, read)).toBeNull()
  })

  // a minute passes until each restart
  let restart = Date.now()
  it.each([
    ['lost', () => undefined],
    ['empty', () => ''],
    ['damaged', () => '{"sequence":null,"everything":0,"tags":{}}'],
    ['older than the pages, as the disk was full', (earlier: string) => earlier],
  ])('shows the next publish after a restart when the file of expired tags is %s', async (_, afterwards) => {
    const before = await restarted()
    const text = afterwards(readFileSync(expiredTagsFile(folder), 'utf8'))
    for (let publish = 0; publish < 50; publish++) await before.revalidateTag('other')
    expect(await before.get(key, read)).toBeNull()
    await before.set(key, page('g'), write)
    if (text === undefined) rmSync(expiredTagsFile(folder))
    else writeFileSync(expiredTagsFile(folder), text)
    vi.setSystemTime((restart += 60_000))
    const after = await restarted()
    await after.revalidateTag('g')
    expect(await after.get(key, read)).toBeNull()
    await after.set(key, page('g'), write)
    expect(await after.get(key, read)).toBeTruthy()
    vi.useRealTimers()
  })

  it('renders a page again whose text or facts are missing', async () => {
    await cache.set(key, { ...page('h'), html: '' }, write)
    expect(await cache.get(key, read)).toBeNull()
    await cache.set(key, { ...page('h'), headers: {} as never }, write)
    expect(await cache.get(key, read)).toBeNull()
  })

  it('trusts no page of the build without the file of expired tags', async () => {
    await cache.set(key, page('f'), write)
    rmSync(join(folder, 'cache'), { recursive: true })
    const next = await restarted()
    expect(await next.get(key, read)).toBeNull()
    await next.set(key, page('f'), write)
    expect(await next.get(key, read)).toBeTruthy()
  })
})
