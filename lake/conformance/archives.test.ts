import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { create } from 'tar'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { tool } from '../testing/cli.ts'
import { content } from '../testing/content.ts'
import { everything, filledLake } from '../testing/filled-lake.ts'
import { lakeForTest, projectId, startTestLake, temporaryFolder } from '../testing/test-lake.ts'

let folder: string
beforeAll(() => {
  folder = temporaryFolder()
  return () => rmSync(folder, { recursive: true, force: true })
})

test('what one lake exports another imports, while both run, with drafts, versions and assets', async () => {
  const source = await filledLake()
  const target = await lakeForTest()
  const file = join(folder, 'all.tar.gz')
  const exported = await tool(source.dataDir, ['export', file])
  expect(exported).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^11 documents and 2 assets/) as string,
  })
  expect(statSync(file).mode & 0o077, 'only its owner can read it').toBe(0)
  expect(await tool(target.dataDir, ['import', file])).toMatchObject({ code: 0 })
  expect(await everything(target)).toEqual(await everything(source))
  const url = await target.client().fetch<string>('*[_id == "gallery"][0].file.asset->url')
  expect(url.startsWith(target.url)).toBe(true)
  expect(await (await fetch(url)).text()).toBe('a file')
})

test('files of any extension are in exports and backups, and no import takes one for documents', async () => {
  const source = await lakeForTest()
  const client = source.client()
  for (const filename of ['a.ndjson', 'b.new', 'c.tar']) {
    const { _id: _ref } = await client.assets.upload('file', Buffer.from(filename), { filename })
    await client.create({ _type: 'note', file: { _type: 'file', asset: { _type: 'reference', _ref } } })
  }
  const texts = async (url: string) => (await fetch(url)).text()
  const files = async ({ client: clientOf }: Pick<typeof source, 'client'>) =>
    Promise.all((await clientOf().fetch<string[]>('*[_type == "note"].file.asset->url')).map(texts))
  const names = ['a.ndjson', 'b.new', 'c.tar']
  const [exported, target] = [join(folder, 'extensions.tar.gz'), await lakeForTest()]
  expect(await tool(source.dataDir, ['export', exported])).toMatchObject({ code: 0 })
  expect(await tool(target.dataDir, ['import', exported])).toMatchObject({ code: 0 })
  expect((await files(target)).toSorted()).toEqual(names)
  const [backup, dataDir] = [join(folder, 'extensions-backup.tar.gz'), join(folder, 'extensions')]
  expect(await tool(source.dataDir, ['backup', backup])).toMatchObject({ code: 0 })
  expect(await tool(dataDir, ['restore', backup])).toMatchObject({ code: 0 })
  const restored = await startTestLake({ dataDir })
  onTestFinished(() => restored.close())
  expect((await files(restored)).toSorted()).toEqual(names)
})

test('an export writes to no folder that another user has prepared', async () => {
  const lake = await filledLake()
  const temporary = await mkdtemp(join(folder, 'temporary-'))
  vi.stubEnv('TMPDIR', temporary)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-31T12:00:00Z') })
  onTestFinished(() => void vi.unstubAllEnvs())
  onTestFinished(() => void vi.useRealTimers())
  const prepared = join(temporary, 'production-export-2026-01-31t12-00-00-000z')
  mkdirSync(prepared)
  writeFileSync(join(prepared, 'data.ndjson'), '')
  expect(await tool(lake.dataDir, ['export', join(folder, 'private.tar.gz')])).toMatchObject({ code: 0 })
  expect(readFileSync(join(prepared, 'data.ndjson'), 'utf8')).toBe('')
  expect(readdirSync(temporary)).toHaveLength(1)
})

test('an import reads texts with line separators, which end no line of JSON', async () => {
  const lake = await lakeForTest()
  const file = join(folder, 'separators.ndjson')
  const note = { _id: 'separated', _type: 'note', text: 'one\u2028two\u2029three\u0085four' }
  writeFileSync(file, `${JSON.stringify(note)}\r\n\n${JSON.stringify({ _id: 'last', _type: 'note' })}`)
  expect(await tool(lake.dataDir, ['import', file])).toMatchObject({ code: 0 })
  expect(await lake.client().getDocument('separated')).toMatchObject({ text: note.text })
  expect(await lake.client().getDocument('last')).not.toBeNull()
})

test.each(['export', 'backup'])('%s writes to no file that another user has made first', async (command) => {
  const lake = await filledLake()
  const file = join(folder, `${command}-shared.tar.gz`)
  const prepared = `${file}.unfinished`
  writeFileSync(prepared, 'theirs')
  const { ino } = statSync(prepared)
  expect(await tool(lake.dataDir, [command, file])).toMatchObject({ code: 0 })
  expect(statSync(file).ino).not.toBe(ino)
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(readFileSync(prepared, 'utf8')).toBe('theirs')
})

test.each(['export', 'backup'])('%s replaces an archive, and no file of another kind', async (command) => {
  const lake = await filledLake()
  const database = join(lake.dataDir, 'lake.sqlite')
  const refused = await tool(lake.dataDir, [command, database])
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('is not replaced') as string })
  expect(readFileSync(database).toString('latin1', 0, 13)).toBe('SQLite format')
  const archive = join(folder, `${command}-again.tar.gz`)
  for (const _ of ['first', 'again'])
    expect(await tool(lake.dataDir, [command, archive])).toMatchObject({ code: 0 })
})

test('documents that are there stop an import, unless they are to be replaced or kept', async () => {
  const lake = await lakeForTest()
  const file = join(folder, 'one.ndjson')
  writeFileSync(file, `${JSON.stringify({ _id: 'note', _type: 'note', text: 'new' })}\n`)
  await lake.client().create({ _id: 'note', _type: 'note', text: 'old' })
  const stopped = await tool(lake.dataDir, ['import', file])
  expect(stopped).toMatchObject({ code: 1, said: expect.stringContaining('--replace') as string })
  expect(await tool(lake.dataDir, ['import', file, '--missing'])).toMatchObject({ code: 0 })
  expect(await lake.client().getDocument('note')).toMatchObject({ text: 'old' })
  expect(await tool(lake.dataDir, ['import', file, '--replace'])).toMatchObject({ code: 0 })
  expect(await lake.client().getDocument('note')).toMatchObject({ text: 'new' })
})

test.each([
  ['a file of this machine', 'image@file:///etc/hostname', 'one'],
  ['a file of this machine in an archive', 'file@file:///etc/hostname', 'archive'],
  ['a file above the archive', 'file@file://./../../../../../etc/hostname', 'archive'],
  ['the same, encoded', 'file@file://./%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/hostname', 'archive'],
  ['a relative file without an archive', 'file@file://./etc/hostname', 'one'],
])('an import does not publish %s', async (_, asset, kind) => {
  const lake = await lakeForTest()
  const source = await mkdtemp(join(folder, 'hostile-'))
  const data = { _id: 'note', _type: 'note', list: [{ _key: 'a', file: { _sanityAsset: asset } }] }
  writeFileSync(join(source, 'data.ndjson'), `${JSON.stringify(data)}\n`)
  const archive = join(source, 'hostile.tar.gz')
  await create({ file: archive, cwd: source, gzip: true }, ['data.ndjson'])
  const file = kind === 'one' ? join(source, 'data.ndjson') : archive
  const refused = await tool(lake.dataDir, ['import', file])
  expect(refused).toMatchObject({
    code: 1,
    said: expect.stringContaining('outside of the archive') as string,
  })
  expect(await lake.client().fetch('count(*)')).toBe(0)
})

test('no document is stored that an import would take for an asset without a file', async () => {
  const lake = await lakeForTest()
  const note = { _type: 'sanity.fooAsset', url: 'http://localhost:9/x#y' }
  await expect(lake.client().create(note)).rejects.toThrow('no assets of the type "sanity.fooAsset"')
})

test.each([[[]], [['--fetch-assets']]])('an import requests no part of an address %j', async (flags) => {
  const requests: unknown[] = []
  const server = createServer(({ url }, response) => {
    requests.push(url)
    response.end('internal')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const lake = await lakeForTest()
  const file = join(folder, 'parts.ndjson')
  const [page, secret] = [`http://127.0.0.1:${port}/a.txt`, 'file:///etc/hostname']
  for (const part of [`\n#${page}#`, `\n#${secret}#`, `\r#${page}`, `\u2028${page}`, `#${secret}`]) {
    const asset = `file@https://cdn.sanity.io/x${part}`
    writeFileSync(file, JSON.stringify({ _id: 'note', _type: 'note', file: { _sanityAsset: asset } }))
    expect(await tool(lake.dataDir, ['import', file, ...flags])).toMatchObject({
      code: 1,
      said: expect.stringContaining('of several lines') as string,
    })
  }
  expect(requests).toEqual([])
  expect(await lake.client().fetch('count(*)')).toBe(0)
})

test.each([
  ['hidden', '.a.ndjson', 'outside of the archive'],
  ['another', 'a.ndjson', 'more than one'],
  ['a deeper', 'one/two/three/a.ndjson', 'more than one'],
])('an import checks the documents that it imports, beside %s file of documents', async (_, name, why) => {
  const lake = await lakeForTest()
  const source = await mkdtemp(join(folder, 'hostile-'))
  mkdirSync(join(source, 'a', dirname(name)), { recursive: true })
  const foreign = { _id: 'note', _type: 'note', file: { _sanityAsset: 'file@file:///etc/hostname' } }
  writeFileSync(join(source, 'a', name), '{"_id":"harmless","_type":"note"}\n')
  writeFileSync(join(source, 'a', 'data.ndjson'), `${JSON.stringify(foreign)}\n`)
  const archive = join(source, 'hostile.tar.gz')
  await create({ file: archive, cwd: source, gzip: true }, [`a/${name}`, 'a/data.ndjson'])
  expect(await tool(lake.dataDir, ['import', archive])).toMatchObject({
    code: 1,
    said: expect.stringContaining(why) as string,
  })
  expect(await lake.client().fetch('count(*)')).toBe(0)
})

test('an import follows no link of an archive, and leaves nothing in the temporary folder', async () => {
  const lake = await lakeForTest()
  const source = await mkdtemp(join(folder, 'links-'))
  writeFileSync(join(source, 'data.ndjson'), `${JSON.stringify({ _id: 'note', _type: 'note' })}\n`)
  mkdirSync(join(source, 'files'))
  symlinkSync('/etc/hostname', join(source, 'files', 'a.txt'))
  const archive = join(source, 'links.tar.gz')
  await create({ file: archive, cwd: source, gzip: true }, ['data.ndjson', 'files'])
  const temporary = await mkdtemp(join(folder, 'temporary-'))
  vi.stubEnv('TMPDIR', temporary)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await tool(lake.dataDir, ['import', archive])).toMatchObject({ code: 0 })
  expect(await lake.client().fetch('count(*[_type match "sanity.*"])')).toBe(0)
  expect(readdirSync(temporary)).toEqual([])
})

const previewSecrets = [
  { _id: 'drafts.secret', _type: 'sanity.previewUrlSecret', secret: 'known' },
  { _id: 'sanity-preview-url-secret.share-access', _type: 'sanity.previewUrlShareAccess', secret: 'known' },
]

test('an export has no secrets that open drafts', async () => {
  const [source, target] = [await lakeForTest(), await lakeForTest()]
  const note = { _id: 'note', _type: 'note' }
  for (const document of [note, ...previewSecrets]) await source.client().create(document)
  const file = join(folder, 'without-secrets.tar.gz')
  expect(await tool(source.dataDir, ['export', file])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^1 documents/) as string,
  })
  const imported = await tool(target.dataDir, ['import', file])
  expect(imported).toMatchObject({ code: 0, said: expect.not.stringContaining('left out') as string })
})

test('an export leaves out asset documents that were stored with another path, and says so', async () => {
  const [dataDir, id] = [temporaryFolder(), `image-${'a'.repeat(40)}-1x1-png`]
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const older = await startTestLake({ dataDir })
  const uploaded = `images/testshop/production/${'a'.repeat(40)}-1x1.png`
  const own = { _type: 'sanity.imageAsset', path: uploaded }
  await expect(older.client().create({ ...own, _id: 'own' })).rejects.toThrow('must have the id of its file')
  await older.client().create({ ...own, _id: id })
  await older.close()
  const db = new DatabaseSync(join(dataDir, 'lake.sqlite'))
  const path = 'v1/data/listen/production?query=*'
  db.exec(`UPDATE doc SET json = replace(json, '${uploaded}', '${path}')`)
  db.close()
  const lake = await startTestLake({ dataDir })
  onTestFinished(() => lake.close())
  expect(await lake.client().getDocument(id)).toMatchObject({ path })
  expect(await tool(dataDir, ['export', join(folder, 'listening.tar.gz')])).toMatchObject({
    code: 0,
    said: expect.stringContaining(`! ${id} names no uploaded file and was left out`) as string,
  })
})

test.each(['data.ndjson', 'data.tar.gz'])(
  'an import of %s leaves out secrets that open drafts, and says so',
  async (name) => {
    const lake = await lakeForTest()
    const source = await mkdtemp(join(folder, 'secrets-'))
    const lines = [...previewSecrets, { _id: 'note', _type: 'note' }].map((line) => JSON.stringify(line))
    writeFileSync(join(source, 'data.ndjson'), lines.join('\n'))
    await create({ file: join(source, 'data.tar.gz'), cwd: source, gzip: true }, ['data.ndjson'])
    expect(await tool(lake.dataDir, ['import', join(source, name)])).toMatchObject({
      code: 0,
      said: expect.stringContaining(
        '! Preview secrets, which give access to drafts, were left out: 2',
      ) as string,
      out: expect.stringMatching(/^1 documents/) as string,
    })
    expect(await lake.client().fetch('*._id', {}, { perspective: 'raw' })).toEqual(['note'])
  },
)

const assetDocument = {
  _id: 'file-a-txt',
  _type: 'sanity.fileAsset',
  assetId: 'a',
  extension: 'txt',
  mimeType: 'text/plain',
  path: 'files/a.txt',
  sha1hash: 'a',
  size: 1,
}

test('an import requests addresses that an archive names only when told to', async () => {
  const requests: unknown[] = []
  const server = createServer(({ method }, response) => {
    requests.push(method)
    response.end('internal')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const lake = await lakeForTest()
  const file = join(folder, 'addresses.ndjson')
  const [note, address] = [{ _id: 'note', _type: 'note' }, `http://127.0.0.1:${port}/a.txt`]
  const hostile = [
    ...[address, `https://cdn.sanity.io@127.0.0.1:${port}/a.txt`, 'https://cdn.sanity.io.example/a.txt'].map(
      (url) => ({ ...note, list: [{ _key: 'a', file: { _sanityAsset: `file@${url}` } }] }),
    ),
    { ...assetDocument, url: address },
    { ...assetDocument, url: ` ${address}` },
  ]
  for (const document of hostile) {
    writeFileSync(file, JSON.stringify(document))
    expect(await tool(lake.dataDir, ['import', file])).toMatchObject({
      code: 1,
      said: expect.stringContaining('--fetch-assets') as string,
    })
  }
  expect(requests).toEqual([])
  expect(await lake.client().fetch('count(*)')).toBe(0)

  writeFileSync(file, JSON.stringify(hostile[0]))
  expect(await tool(lake.dataDir, ['import', file, '--fetch-assets'])).toMatchObject({ code: 0 })
  expect(requests).toEqual(['GET'])
})

test('an import does not unpack documents that are an archive themselves', async () => {
  const lake = await lakeForTest()
  // the first block of a tar has this word at byte 257
  const start = '{"_id":"note","_type":"note","text":"'
  const line = `${start.padEnd(257)}ustar"}`
  const source = await mkdtemp(join(folder, 'nested-'))
  writeFileSync(join(source, 'data.ndjson'), line)
  const archive = join(source, 'nested.tar.gz')
  await create({ file: archive, cwd: source, gzip: true }, ['data.ndjson'])
  expect(await tool(lake.dataDir, ['import', archive])).toMatchObject({
    code: 1,
    said: expect.stringContaining('an archive themselves') as string,
  })
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  'an import that %s ends leaves nothing in the temporary folder',
  async (signal) => {
    const temporary = await mkdtemp(join(folder, 'temporary-'))
    const requested = Promise.withResolvers<unknown>()
    const server = createServer(requested.resolve)
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    onTestFinished(() => server.closeAllConnections())
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    const file = join(temporary, 'slow.ndjson')
    const slow = { _sanityAsset: `file@http://127.0.0.1:${port}/a.txt` }
    writeFileSync(file, JSON.stringify({ _id: 'note', _type: 'note', slow }))
    const cli = join(import.meta.dirname, '../src/cli.ts')
    const child = spawn(process.execPath, [cli, 'import', file, '--fetch-assets'], {
      env: { TMPDIR: temporary, LAKE_DATA: join(temporary, 'data'), SANITY_PROJECT_ID: projectId },
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    await requested.promise
    expect(readdirSync(temporary)).toHaveLength(3)
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([null, signal])
    expect(readdirSync(temporary).sort()).toEqual(['data', 'slow.ndjson'])
  },
)

test('what an archive contains changes nothing in the terminal', async () => {
  const lake = await lakeForTest()
  const file = join(folder, 'escapes.ndjson')
  for (const hostile of [
    '\x1b]52;c;AAAA\x07 \x9b2J',
    JSON.stringify({
      _id: 'a',
      _type: 'a',
      f: { _sanityAsset: 'file@file:///\x1b[2J\n5 documents imported' },
    }),
  ]) {
    writeFileSync(file, hostile)
    const { code, said } = await tool(lake.dataDir, ['import', file])
    expect(code).toBe(1)
    expect(said).not.toMatch(/[^\P{Cc}\n]/u)
    expect(said).not.toMatch(/^5 documents/m)
  }
})

test('without a running lake the tools start it for themselves', async () => {
  const source = await filledLake()
  await source.close()
  const dataDir = join(folder, 'not-running')
  const file = join(folder, 'gz.ndjson.gz')
  writeFileSync(file, gzipSync(content.map((document) => JSON.stringify(document)).join('\n')))
  expect(await tool(dataDir, ['import', file])).toMatchObject({
    code: 0,
    out: expect.stringContaining('10 documents') as string,
  })
  const lake = await startTestLake({ dataDir })
  onTestFinished(() => lake.close())
  expect(await lake.client().fetch('count(*[_type == "post"])', {}, { perspective: 'raw' })).toBe(6)
})
