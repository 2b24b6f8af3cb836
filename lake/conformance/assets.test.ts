import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { look, plainPicture, twoColors } from '../testing/pictures.ts'
import { type TestLake, clients, lakeForTest, refusal, startTestLake } from '../testing/test-lake.ts'

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

describe.each(clients)('uploads with %s', (_, create) => {
  test('of a picture make an asset document', async () => {
    const asset = await lake
      .client(create)
      .assets.upload('image', await plainPicture(40, 20), { filename: 'a red.png', title: 'Red' })
    expect(asset._id).toMatch(/^image-[0-9a-f]{40}-40x20-png$/)
    expect(asset).toMatchObject({
      _type: 'sanity.imageAsset',
      originalFilename: 'a red.png',
      title: 'Red',
      mimeType: 'image/png',
      extension: 'png',
      path: `images/testshop/production/${asset.sha1hash}-40x20.png`,
      metadata: { dimensions: { width: 40, height: 20, aspectRatio: 2 }, hasAlpha: false, isOpaque: true },
    })
    expect(asset.metadata.lqip).toMatch(/^data:image\/jpeg;base64,/)
    expect(asset.metadata.blurHash?.length).toBeGreaterThan(5)
    expect(asset.metadata.palette?.dominant?.background).toMatch(/^#[0-9a-f]{6}$/)
    const response = await get(asset.url)
    expect(await look(await response.arrayBuffer())).toMatchObject({ width: 40, height: 20 })
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test('of the same bytes give the same document', async () => {
    const client = lake.client(create)
    const bytes = await plainPicture(11, 13)
    const [first, second] = [
      await client.assets.upload('image', bytes),
      await client.assets.upload('image', bytes),
    ]
    expect(second._rev).toBe(first._rev)
  })

  test('of a file can be fetched in ranges and downloaded', async () => {
    const asset = await lake
      .client(create)
      .assets.upload('file', Buffer.from('0123456789'), { filename: 'list.txt', contentType: 'text/plain' })
    expect(asset).toMatchObject({
      _type: 'sanity.fileAsset',
      extension: 'txt',
      size: 10,
      mimeType: 'text/plain',
    })
    const part = await get(asset.url, { range: 'bytes=2-4' })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 2-4/10',
      '234',
    ])
    expect(await (await get(asset.url, { range: 'bytes=-3' })).text()).toBe('789')
    expect((await get(asset.url, { range: 'bytes=20-' })).status).toBe(416)
    const download = await get(`${asset.url}?dl=`)
    expect(download.headers.get('content-disposition')).toContain("filename*=UTF-8''list.txt")
    expect(download.headers.get('content-security-policy')).toContain('sandbox')
    const rename = (originalFilename: string) =>
      lake.client().patch(asset._id).set({ originalFilename }).commit()
    await expect(rename('half \ud83d.txt')).rejects.toThrow('half of a character')
    const filename = `${'x'.repeat(254)}😀.txt`
    const cut = await lake
      .client(create)
      .assets.upload('file', Buffer.from(`cut by ${String(create)}`), { filename })
    expect(cut.originalFilename).toBe(`${'x'.repeat(254)}\ufffd`)
    expect((await get(cut.url)).status).toBe(200)
  })
})

describe('the id of a file', () => {
  const id = `file-${createHash('sha1').update('of vera').digest('hex')}-txt`
  const uploadIt = () => lake.client().assets.upload('file', Buffer.from('of vera'), { filename: 'a.txt' })

  test('is that of no other document', async () => {
    const other = { _id: id, _type: 'note' }
    await expect(lake.client().create(other)).rejects.toThrow('is the id of an uploaded file')
    await expect(lake.client().createOrReplace(other)).rejects.toThrow('is the id of an uploaded file')
  })

  test('gives way to the upload when its document has no path', async () => {
    await lake.client().create({ _id: id, _type: 'sanity.fileAsset', mimeType: 'text/html', size: 1 })
    const uploaded = await uploadIt()
    expect(uploaded).toMatchObject({
      _id: id,
      _type: 'sanity.fileAsset',
      size: 7,
      mimeType: 'application/octet-stream',
    })
    expect(await (await get(uploaded.url)).text()).toBe('of vera')
    // the same file again: its document stays
    const { _rev } = await uploadIt()
    expect(_rev).toBe(uploaded._rev)
  })
})

describe('pictures', () => {
  let url: string
  beforeAll(async () => {
    url = (await upload(await twoColors(400, 200))).url
  })
  const made = async (query: string, headers = {}) =>
    look(await (await get(`${url}?${query}`, headers)).arrayBuffer())

  test.each([
    ['w=100', { width: 100, height: 50 }],
    ['h=50', { width: 100, height: 50 }],
    ['w=100&dpr=2', { width: 200, height: 100 }],
    ['w=800', { width: 800, height: 400 }],
    ['w=800&fit=max', { width: 400, height: 200 }],
    ['w=100&h=100&fit=crop', { width: 100, height: 100 }],
    ['w=100&h=100&fit=scale', { width: 100, height: 100 }],
    ['w=100&h=100&fit=fill&bg=00ff00', { width: 100, height: 100 }],
    ['w=100&h=100&fit=clip', { width: 100, height: 50 }],
    ['w=800&h=800&fit=min', { width: 200, height: 200 }],
    ['rect=200,0,100,100', { width: 100, height: 100, red: 0, blue: 255 }],
    ['w=100&h=200&fit=crop&crop=left', { width: 100, height: 200, red: 255, blue: 0 }],
    [
      'w=100&h=200&fit=crop&crop=focalpoint&fp-x=0.9&fp-y=0.5',
      { width: 100, height: 200, red: 0, blue: 255 },
    ],
    [
      'w=100&h=200&fit=crop&crop=focalpoint&fp-x=0.1&fp-y=0.5',
      { width: 100, height: 200, red: 255, blue: 0 },
    ],
    ['rect=0,0,100,100&w=50&h=50&fit=crop', { width: 50, height: 50, red: 255, blue: 0 }],
    ['w=50&fm=jpg&q=30', { format: 'jpeg' }],
    ['w=50&fm=webp', { format: 'webp' }],
    ['w=50&fm=avif', { format: 'heif' }],
    ['w=9999', { width: 1000, height: 500 }],
    ['invert=true', { width: 400, red: 128, green: 255, blue: 128 }],
    ['rect=0,0,100,100&sat=-100', { red: 127, green: 127, blue: 127 }],
    ['w=100&pad=10', { width: 120, height: 70 }],
    ['pad=10&bg=00ff00', { width: 420, height: 220, green: 34 }],
    ['v=3&nothing=x', { width: 400, height: 200 }],
  ])('are made as %s asks', async (query, expected) => {
    expect(await made(query)).toMatchObject(expected)
  })

  test('come in the best format that is accepted', async () => {
    const formats = { 'image/avif,image/webp,*/*': 'image/avif', 'image/webp,*/*': 'image/webp' }
    for (const [accept, format] of Object.entries(formats)) {
      const picture = await get(`${url}?w=60&auto=format`, { accept })
      const { headers } = picture
      expect([headers.get('content-type'), headers.get('vary')]).toEqual([format, 'Origin, Accept'])
      expect((await look(await picture.arrayBuffer())).width).toBe(60)
    }
    const png = await get(`${url}?w=60&auto=format`, { accept: '*/*' })
    expect(png.headers.get('content-type')).toBe('image/png')
  })

  test('need not be sent twice', async () => {
    for (const address of [url, `${url}?w=64`]) {
      const etag = (await get(address)).headers.get('etag') ?? ''
      const again = await get(address, { 'if-none-match': etag })
      expect([etag !== '', again.status]).toEqual([true, 304])
    }
  })

  test.each([
    'w=0',
    'w=-5',
    'w=x',
    'rect=1,2,3',
    'rect=a,b,c,d',
    'fm=exe',
    'dpr=99',
    'bg=red',
    'q=101',
    'or=45',
    'or=45.5',
    'w=100.5',
    'rect=0,0,10.5,10',
    'q=80.5',
    'sat=20',
    'pad=-1',
    'pad=4096',
    'w=100&pad=2100',
    'w=1000&h=1000&fit=scale&pad=1000&blur=20',
    'frame=2',
  ])('refuse %s', async (query) => {
    expect((await get(`${url}?${query}`)).status).toBe(400)
  })
})

describe('a deleted asset', () => {
  const made = (folder: string, hash: string) =>
    readdirSync(join(lake.dataDir, folder)).filter((name) => name.includes(hash))

  test('leaves no file and no made picture, and is not found', async () => {
    const bytes = await plainPicture(31, 32)
    const { _id, url, sha1hash } = await upload(bytes)
    const other = await upload(await plainPicture(33, 34))
    for (const address of [`${url}?w=9`, `${url}?w=10`, `${other.url}?w=9`])
      expect((await get(address)).ok).toBe(true)
    expect(made('cache/images', sha1hash)).toHaveLength(2)
    await lake.client().delete(_id)
    for (const address of [url, `${url}?w=9`]) expect((await get(address)).status).toBe(404)
    await vi.waitFor(() => expect(made('cache/images', sha1hash)).toEqual([]))
    expect(made('assets/images', sha1hash)).toEqual([])
    expect((await get(`${other.url}?w=9`)).status).toBe(200)
    expect((await get((await upload(bytes)).url)).status).toBe(200)
  })

  test('of which a document refers keeps its file', async () => {
    const { _id, url } = await upload(await plainPicture(35, 36))
    await lake.client().create({ _type: 'note', image: { asset: { _type: 'reference', _ref: _id } } })
    await refusal(lake.client().delete(_id))
    expect((await get(url)).status).toBe(200)
  })

  test('can be uploaded again meanwhile', async () => {
    const bytes = await plainPicture(37, 38)
    const { _id, url } = await upload(bytes)
    for (let run = 0; run < 5; run += 1) {
      await Promise.all([lake.client().delete(_id), upload(bytes)])
      const { _id: again } = await upload(bytes)
      expect(again).toBe(_id)
      expect((await get(url)).status).toBe(200)
    }
  })

  test('may be a file', async () => {
    const client = lake.client()
    const { _id, url, sha1hash } = await client.assets.upload('file', Buffer.from('gone'), {
      filename: 'a.txt',
    })
    await client.delete(_id)
    expect((await get(url)).status).toBe(404)
    await vi.waitFor(() => expect(made('assets/files', sha1hash)).toEqual([]))
  })
})

test('an asset document never leads to an address elsewhere', async () => {
  const editor = lake.client()
  const url = 'http://localhost:43216/picture.png'
  const forged = { _id: `image-${'a'.repeat(40)}-1x1-png`, _type: 'sanity.imageAsset', url }
  await editor.create(forged)
  const uploaded = await upload(await plainPicture(31, 17))
  await editor.patch(uploaded._id).set({ url }).commit()
  const found = await editor.getDocuments([forged._id, uploaded._id])
  expect(found.map((asset) => asset?.url as unknown)).toEqual([undefined, uploaded.url])
  const exported = await lake.request('/data/export/production')
  expect(await exported.text()).not.toContain(url)
})

test('an address may end with a readable file name, under which the file is downloaded', async () => {
  const { url } = await upload(await plainPicture(41, 42), 'original.png')
  const file = await lake.client().assets.upload('file', Buffer.from('text'), { filename: 'original.txt' })
  for (const [address, name] of [
    [`${url}/red%20bag.png?w=5&dl=`, 'red%20bag.png'],
    [`${url}?dl=`, 'original.png'],
    [`${url}/red.png?dl=other.png`, 'other.png'],
    [`${file.url}/list.txt?dl=`, 'list.txt'],
  ]) {
    const { status, headers } = await get(address ?? '')
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename*=UTF-8''${name}`,
    ])
  }
})

test('resized pictures stay within their limit of disk space', async () => {
  const small = await lakeForTest({ limits: { transformCacheBytes: 250_000 } })
  const noise = Buffer.alloc(300 * 300 * 3, 0)
  for (let at = 0; at < noise.length; at += 1) noise[at] = (at * 7919) % 251
  const bytes = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
    .png()
    .toBuffer()
  const { url } = await small.client().assets.upload('image', bytes)
  const headers = { authorization: `Bearer ${small.tokens.viewer}` }
  const made = async (width: number) => (await fetch(`${url}?w=${width}`, { headers })).arrayBuffer()
  for (let width = 100; width < 120; width += 1) await made(width)
  const folder = join(small.dataDir, 'cache/images')
  const total = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).blocks * 512, 0)
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(250_000)
})
