import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { look, plainPicture, twoColors } from '../testing/pictures.ts'
import { type TestLake, clients, refusal, startTestLake } from '../testing/test-lake.ts'

// What a lake refuses or hides of its files.
let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake({
    limits: { assetBytes: 3_000_000, imagePixels: 4_000_000, transformSide: 1000 },
  })
})
afterAll(() => lake.close())

const upload = async (bytes: Buffer, filename = 'picture.png') =>
  lake.client().assets.upload('image', bytes, { filename })
const get = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers: { authorization: `Bearer ${lake.tokens.viewer}`, ...headers } })

describe('without a token', () => {
  let url: string
  beforeAll(async () => {
    url = (await upload(await twoColors(800, 400))).url
  })
  const files = () => readdirSync(join(lake.dataDir, 'cache/images')).length

  test('any request gets one of a few widths', async () => {
    const before = files()
    const seen = new Set<number>()
    for (let width = 1; width <= 400; width += 9) {
      const response = await fetch(`${url}?w=${width}&fm=webp&q=${width % 100}`)
      seen.add((await look(await response.arrayBuffer())).width)
    }
    expect([...seen]).toEqual([160, 320, 480])
    expect(files() - before).toBe(3)
  })

  test('the original can be fetched, and nothing is cut out or changed', async () => {
    expect((await look(await (await fetch(url)).arrayBuffer())).width).toBe(800)
    const before = files()
    for (const query of ['w=100&h=100&fit=crop', 'rect=0,0,9,9', 'blur=5', 'w=5&or=90'])
      expect((await fetch(`${url}?${query}`)).status).toBe(401)
    expect(files()).toBe(before)
  })
})

test('the original that visitors get does not say where it was taken', async () => {
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '59/1 54/1 50/1' }
  const photo = await sharp(await twoColors(90, 60))
    .withExif({ IFD3: place })
    .jpeg()
    .toBuffer()
  const degrees = Buffer.from([59, 0, 0, 0, 1, 0, 0, 0, 54, 0, 0, 0])
  expect(photo.includes(degrees)).toBe(true)
  const { url, sha1hash } = await upload(photo, 'photo.jpg')
  const served = Buffer.from(await (await fetch(url)).arrayBuffer())
  expect([served.includes(degrees), (await look(served)).width]).toEqual([false, 90])
  const stored = readdirSync(join(lake.dataDir, 'assets/images')).find((name) => name.startsWith(sha1hash))
  expect(readFileSync(join(lake.dataDir, 'assets/images', stored ?? '')).includes(degrees)).toBe(false)
})

test('a TIFF that would be stored with more bytes than an upload may have is refused', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const small = await sharp({ create: { width: 1400, height: 1200, channels: 3, background: 'red', noise } })
    .tiff({ compression: 'jpeg', quality: 50 })
    .toBuffer()
  expect(small.length).toBeLessThan(3_000_000)
  const error = await refusal(upload(small, 'a.tiff'))
  expect([error.statusCode, error.message]).toEqual([413, expect.stringContaining('3000000 bytes')])
})

test('what an asset document says about its file cannot be changed, its words can', async () => {
  const client = lake.client()
  const asset = await upload(await plainPicture(21, 22))
  for (const change of [{ mimeType: 'text/html' }, { path: 'images/other.png' }, { extension: 'html' }]) {
    const error = await refusal(client.patch(asset._id).set(change).commit())
    expect([error.statusCode, error.message]).toEqual([400, expect.stringContaining('cannot be changed')])
  }
  const { _id, ...fields } = asset
  const error = await refusal(client.createOrReplace({ ...fields, _id, _type: 'note' }))
  expect([error.statusCode, error.message]).toEqual([400, expect.stringContaining('"_type"')])
  await client.patch(asset._id).set({ title: 'A red one', 'metadata.note': 'x' }).commit()
  const { headers } = await get(asset.url)
  expect(headers.get('content-type')).toBe('image/png')
  expect(headers.get('content-security-policy')).toContain('sandbox')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test.each(['v1/data/listen/production?query=*', 'images/../v1/ping', 'images/a/b/c.png?w=1', 5])(
  'an asset document cannot be made with the path %s',
  async (path) => {
    const asset = { _id: 'made', _type: 'sanity.imageAsset', path }
    const error = await refusal(lake.client().create(asset))
    expect([error.statusCode, error.message]).toEqual([400, expect.stringContaining('"path"')])
    await lake.client().createOrReplace({ ...asset, _type: 'note' })
    expect((await refusal(lake.client().createOrReplace(asset))).statusCode).toBe(400)
    await lake.client().delete(asset._id)
  },
)

test.each([
  'text/html',
  'image/svg+xml',
  'application/xhtml+xml',
  'text/javascript',
  'text/xsl',
  'multipart/x-mixed-replace',
])('a file that was sent as %s is served as text, in a sandbox', async (contentType) => {
  const bytes = Buffer.from(`<script>alert("${contentType}")</script>`)
  const { url } = await lake.client().assets.upload('file', bytes, { filename: 'a.html', contentType })
  const { headers } = await get(url)
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(headers.get('content-security-policy')).toContain('sandbox')
})

describe.each(clients)('what is no proper picture, sent with %s', (_, create) => {
  const send = (bytes: Buffer) => lake.client(create).assets.upload('image', bytes)

  test.each([
    ['text', Buffer.from('not a picture')],
    ['nothing', Buffer.alloc(0)],
    [
      'a broken picture',
      Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(64)]),
    ],
  ])('%s is refused', async (__, bytes) => {
    expect((await refusal(send(bytes))).statusCode).toBe(400)
  })

  test('a picture of too many pixels is refused, however small its file', async () => {
    expect((await refusal(send(await plainPicture(3000, 2000)))).statusCode).toBe(400)
  })

  test('a file that is too long is refused', async () => {
    const error = await refusal(lake.client(create).assets.upload('file', Buffer.alloc(3_100_000)))
    expect(error.statusCode).toBe(413)
  })
})

describe('drawings', () => {
  test('with a script are refused; others may be shown and may do nothing', async () => {
    const svg = (inside: string) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${inside}</svg>`)
    const error = await refusal(upload(svg('<script>alert(1)</script>'), 'a.svg'))
    expect([error.statusCode, error.message]).toEqual([400, expect.stringContaining('it holds <script>')])
    const many = await refusal(upload(svg('<a/>'.repeat(60_000)), 'a.svg'))
    expect([many.statusCode, many.message]).toEqual([
      400,
      expect.stringContaining('more than 50000 elements'),
    ])
    const { url } = await upload(svg('<path d="M0 0h9v9z"/>'), 'a.svg')
    const response = await get(`${url}?w=5`)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    )
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })
})

test.each([
  '/images/testshop/production/..%2f..%2flake.sqlite',
  '/images/testshop/production/%2e%2e%2fsecrets.json',
  '/files/testshop/production/..%5c..%5csecrets.json',
  '/files/testshop/production/%00',
  '/files/testshop/production/%ff',
  '/images/testshop/production/secrets.json',
  '/images/other/production/a.png',
])('%s is not found', async (path) => {
  expect((await fetch(lake.url + path)).status).toBe(404)
})
