import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PictureRequest } from './request'

const file = `${'a'.repeat(40)}-1200x1200.webp`
const wanted: PictureRequest = { file, width: 640, format: 'avif' }
const lake = vi.fn<(address: string, options?: RequestInit) => Promise<Response>>()

const picture = (body: string) => new Response(body, { headers: { 'content-type': 'image/avif' } })
const text = (body: Uint8Array | undefined) => body && Buffer.from(body).toString()

async function freshProxy() {
  vi.resetModules()
  const { config } = await import('../config')
  config.storeDir = mkdtempSync(join(tmpdir(), 'pictures-'))
  config.apiToken = 'the token of the site'
  return import('./proxy')
}

function elevenMinutesLater() {
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 11 * 60_000)
}

beforeEach(() => vi.stubGlobal('fetch', lake))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  lake.mockReset()
})

it('fetches a variant once, with the token of the site and for whom, and then reads it from the disk', async () => {
  const { readPicture } = await freshProxy()
  lake.mockImplementation(async () => picture('bytes'))
  const [first, second] = await Promise.all([readPicture(wanted, 'a'), readPicture(wanted, 'a')])
  expect([text(first?.body), text(second?.body)]).toEqual(['bytes', 'bytes'])
  expect(await readPicture(wanted, 'b')).toMatchObject({ contentType: 'image/avif' })
  expect(lake).toHaveBeenCalledOnce()
  const [address, options] = lake.mock.calls[0] ?? []
  expect(address).toMatch(/\/images\/\w+\/\w+\/a{40}-1200x1200\.webp\?w=640&q=88&fit=max&auto=format$/)
  expect(new Headers(options?.headers).get('authorization')).toBe('Bearer the token of the site')
  expect(new Headers(options?.headers).get('x-visitor')).toMatch(/^[\w-]{22}$/)
})

it('fetches a variant for each visitor who asks meanwhile, and stores it whole', async () => {
  const { readPicture } = await freshProxy()
  lake.mockImplementation(async () => picture('bytes'))
  const visitors = ['a', 'b', 'c', 'd']
  const pictures = await Promise.all(visitors.map((visitor) => readPicture(wanted, visitor)))
  expect(pictures.map((file) => text(file?.body))).toEqual(visitors.map(() => 'bytes'))
  const names = lake.mock.calls.map(([, options]) => new Headers(options?.headers).get('x-visitor'))
  expect(new Set(names).size).toBe(4)
  expect(text((await readPicture(wanted, 'e'))?.body)).toBe('bytes')
  expect(lake).toHaveBeenCalledTimes(4)
})

it('serves the closest variant of the same picture while the lake is away', async () => {
  const { readPicture } = await freshProxy()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  lake.mockImplementation(async (address) => picture(new URL(address).searchParams.get('w') ?? ''))
  for (const width of [320, 960]) await readPicture({ ...wanted, width }, 'a')
  await readPicture({ ...wanted, width: 480, rect: '0,0,600,600' }, 'a')
  lake.mockRejectedValue(new Error('connection refused'))
  const substitute = await readPicture({ ...wanted, width: 480 }, 'a')
  expect([text(substitute?.body), substitute?.isSubstitute]).toEqual(['320', true])
  expect(await readPicture({ ...wanted, file: `${'b'.repeat(40)}-9x9.webp` }, 'a')).toBeUndefined()
})

it('distinguishes an unknown picture from a lake that is down', async () => {
  const { PictureNotFoundError, readPicture } = await freshProxy()
  lake.mockImplementation(async () => new Response('none', { status: 404 }))
  await expect(readPicture(wanted, 'a')).rejects.toThrow(PictureNotFoundError)
})

it('deletes all variants of a picture that was deleted in the lake', async () => {
  const { readPicture } = await freshProxy()
  lake.mockImplementation(async () => picture('bytes'))
  for (const width of [320, 640]) await readPicture({ ...wanted, width }, 'a')
  elevenMinutesLater()
  lake.mockImplementation(async () => new Response(null, { status: 404 }))
  expect(text((await readPicture(wanted, 'a'))?.body)).toBe('bytes')
  await vi.waitFor(() => expect(lake).toHaveBeenCalledTimes(3))
  expect(lake.mock.calls[2]?.[1]?.method).toBe('HEAD')
  for (const width of [320, 640])
    await vi.waitFor(() => expect(readPicture({ ...wanted, width }, 'a')).rejects.toThrow('no picture'))
})

it('keeps its pictures while the lake does not answer, and asks it rarely', async () => {
  const { readPicture } = await freshProxy()
  lake.mockImplementation(async () => picture('bytes'))
  await readPicture(wanted, 'a')
  elevenMinutesLater()
  lake.mockRejectedValue(new Error('connection refused'))
  for (let n = 0; n < 3; n += 1) expect(text((await readPicture(wanted, 'a'))?.body)).toBe('bytes')
  expect(lake).toHaveBeenCalledTimes(2)
})

it('serves one visitor while another requests everything there is', async () => {
  const { readPicture } = await freshProxy()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  let fetched = 0
  lake.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    fetched += 1
    return picture('bytes')
  })
  const flood = Array.from({ length: 260 }, (_, at) =>
    readPicture({ ...wanted, rect: `${at},0,600,600` }, 'flood'),
  )
  expect(text((await readPicture(wanted, 'visitor'))?.body)).toBe('bytes')
  expect(fetched).toBeLessThan(12)
  const served = (await Promise.all(flood)).filter((answer) => answer && !answer.isSubstitute)
  expect(served).toHaveLength(80)
})

it('does not let a visitor wait for the other pictures of who requested the same one before', async () => {
  const { readPicture } = await freshProxy()
  let fetched = 0
  lake.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    fetched += 1
    return picture('bytes')
  })
  const wantedByAll = { ...wanted, rect: '39,0,600,600' }
  const earlier = Array.from({ length: 40 }, (_, at) =>
    readPicture({ ...wanted, rect: `${at},0,600,600` }, 'earlier'),
  )
  // Each of them has looked for its picture on the disk, and waits.
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(text((await readPicture(wantedByAll, 'visitor'))?.body)).toBe('bytes')
  expect(fetched).toBeLessThan(20)
  await Promise.all(earlier)
  expect(fetched).toBe(40)
})
