import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { create } from 'tar'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { isLakeOf } from '../src/auth/proof.ts'
import { runCli } from '../src/cli/main.ts'
import { content, writeContent } from '../testing/content.ts'
import { plainPicture } from '../testing/pictures.ts'
import {
  type TestLake,
  clientFor,
  lakeForTest,
  projectId,
  startTestLake,
  temporaryFolder,
} from '../testing/test-lake.ts'

let folder: string
beforeAll(() => {
  folder = temporaryFolder()
  return () => rmSync(folder, { recursive: true, force: true })
})

/** Runs a tool against the lake on a data folder; what it printed and said. */
async function tool(dataDir: string, args: string[], password = '') {
  const out: string[] = []
  const said: string[] = []
  const code = await runCli(args, {
    env: { LAKE_DATA: dataDir, SANITY_PROJECT_ID: projectId, LAKE_PORT: '0' },
    here: folder,
    out: (line) => out.push(line),
    say: (line) => said.push(line),
    password: () => Promise.resolve(password),
  })
  return { code, out: out.join('\n'), said: said.join('\n') }
}

async function filled(): Promise<TestLake> {
  const lake = await lakeForTest()
  await writeContent(lake.client())
  const picture = await lake
    .client()
    .assets.upload('image', await plainPicture(40, 30), { filename: 'red.png' })
  const file = await lake.client().assets.upload('file', Buffer.from('a file'), { filename: 'a.txt' })
  await lake.client().create({
    _id: 'gallery',
    _type: 'gallery',
    picture: { _type: 'image', asset: { _type: 'reference', _ref: picture._id } },
    file: { _type: 'file', asset: { _type: 'reference', _ref: file._id } },
  })
  return lake
}

const stamps = ['_rev', '_createdAt', '_updatedAt', 'url', 'uploadId']
const withoutStamps = (documents: Record<string, unknown>[]) =>
  documents.map((document) =>
    Object.fromEntries(Object.entries(document).filter(([name]) => !stamps.includes(name))),
  )
const everything = async (lake: TestLake) =>
  withoutStamps(await lake.client().fetch('* | order(_id)', {}, { perspective: 'raw' }))

describe('archives', () => {
  test('what one lake exports another imports, while both run, with drafts, versions and assets', async () => {
    const source = await filled()
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

  test('an export writes to no folder that another user has prepared', async () => {
    const lake = await filled()
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

  test.each(['export', 'backup'])(
    '%s writes to no file that another user has made first',
    async (command) => {
      const lake = await filled()
      const file = join(folder, `${command}-shared.tar.gz`)
      const prepared = `${file}.unfinished`
      writeFileSync(prepared, 'theirs')
      const { ino } = statSync(prepared)
      expect(await tool(lake.dataDir, [command, file])).toMatchObject({ code: 0 })
      expect(statSync(file).ino).not.toBe(ino)
      expect(statSync(file).mode & 0o077).toBe(0)
      expect(readFileSync(prepared, 'utf8')).toBe('theirs')
    },
  )

  test.each(['export', 'backup'])('%s replaces an archive, and no file of another kind', async (command) => {
    const lake = await filled()
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
    await older
      .client()
      .create({ _id: id, _type: 'sanity.imageAsset', path: 'images/testshop/production/a.png' })
    await older.close()
    const db = new DatabaseSync(join(dataDir, 'lake.sqlite'))
    const path = 'v1/data/listen/production?query=*'
    db.exec(`UPDATE doc SET json = replace(json, 'images/testshop/production/a.png', '${path}')`)
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
      ...[
        address,
        `https://cdn.sanity.io@127.0.0.1:${port}/a.txt`,
        'https://cdn.sanity.io.example/a.txt',
      ].map((url) => ({ ...note, list: [{ _key: 'a', file: { _sanityAsset: `file@${url}` } }] })),
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
    const source = await filled()
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
})

test('a backup taken while documents are written is whole, and restores history, users and tokens', async () => {
  const lake = await filled()
  await tool(lake.dataDir, ['user', 'Ann', 'editor'], 'long enough 1')
  const token = (await tool(lake.dataDir, ['token', 'viewer'])).out
  let written = 0
  let isWriting = true
  const writing = (async () => {
    while (isWriting) {
      const transaction = lake.client().transaction()
      transaction.create({ _id: `count-${written}`, _type: 'count', n: written })
      await transaction.create({ _id: `twin-${written}`, _type: 'twin' }).commit()
      written += 1
    }
  })()
  await expect.poll(() => written).toBeGreaterThan(5)
  const before = written
  const file = join(folder, 'backup.tar.gz')
  const made = await tool(lake.dataDir, ['backup', file])
  isWriting = false
  await writing
  expect(made).toMatchObject({ code: 0 })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(existsSync(join(lake.dataDir, 'lake.sqlite'))).toBe(true)

  const dataDir = join(folder, 'restored')
  expect(await tool(dataDir, ['restore', file])).toMatchObject({ code: 0 })
  const restored = await startTestLake({ dataDir })
  onTestFinished(() => restored.close())
  const [counts, twins] = await restored
    .client()
    .fetch<[number, number]>('[count(*[_type == "count"]), count(*[_type == "twin"])]')
  expect(counts).toBe(twins)
  expect(counts).toBeGreaterThanOrEqual(before)
  expect(await clientFor(restored.url, token).fetch('count(*[_type == "gallery"])')).toBe(1)
  const history = await restored.request('/data/history/production/transactions/post-1')
  expect((await history.text()).trim().split('\n')).toHaveLength(1)
  const url = await restored.client().fetch<string>('*[_id == "gallery"][0].picture.asset->url')
  expect((await fetch(url)).status).toBe(200)
  expect(await tool(dataDir, ['restore', file])).toMatchObject({ code: 1 })
})

test('a token is printed once, works with its role, is listed, and can be taken away', async () => {
  const lake = await startTestLake({ dataDir: join(folder, 'tokens') })
  onTestFinished(() => lake.close())
  const { out: token } = await tool(lake.dataDir, ['token', 'editor', 'Importer'])
  const client = clientFor(lake.url, token)
  await client.create({ _id: 'note', _type: 'note' })
  await lake.close()
  expect(readFileSync(join(lake.dataDir, 'lake.sqlite')).includes(token)).toBe(false)
  const again = await startTestLake({ dataDir: lake.dataDir })
  onTestFinished(() => again.close())
  const { out: list } = await tool(lake.dataDir, ['tokens'])
  expect(list).toMatch(/^robot-\w+ {2}editor {2}.*Importer$/)
  expect(list).not.toContain(token)
  const [id = ''] = list.split('  ')
  expect(await tool(lake.dataDir, ['token', '--revoke', id])).toMatchObject({ code: 0 })
  await expect(clientFor(again.url, token).fetch('*')).rejects.toMatchObject({ statusCode: 401 })
})

test('a label of a token stays in its line, without control characters', async () => {
  const lake = await lakeForTest()
  await tool(lake.dataDir, ['token', 'viewer', '\x1b[2JImporter\nrobot-a  administrator\x9b\u202e'])
  const { out } = await tool(lake.dataDir, ['tokens'])
  expect(out).toMatch(/ {2}\ufffd\[2JImporter robot-a administrator\ufffd\ufffd$/)
  expect(out.split('\n')).toHaveLength(1)
})

test('a further token for a site is no editor’s', async () => {
  const lake = await lakeForTest()
  const { out: token } = await tool(lake.dataDir, ['token', 'site', 'Another site'])
  const site = clientFor(lake.url, token)
  expect(await site.users.getById('me')).toMatchObject({ role: 'site' })
  await expect(site.create({ _id: 'note', _type: 'note' })).rejects.toMatchObject({ statusCode: 403 })
})

test.each([
  [['token', 'owner'], 'one of viewer, editor, administrator, site'],
  [['user', 'Ann'], 'one of viewer, editor, administrator'],
  [['user', 'Ann', 'site'], 'one of viewer, editor, administrator'],
  [['export'], 'needs a file'],
  [['import', 'nowhere.tar.gz'], 'There is no file'],
  [['destroy'], 'no command "destroy"'],
])('%j is explained', async (args, reason) => {
  const lake = await lakeForTest()
  const { code, said } = await tool(lake.dataDir, args)
  expect(code).toBe(1)
  expect(said).toContain(reason)
})

test('a warning follows the last user, after whom nobody needs a password', async () => {
  const lake = await lakeForTest()
  for (const name of ['Ann', 'Ben']) await tool(lake.dataDir, ['user', name, 'editor'], 'long enough 1')
  const remove = async (name: string) => (await tool(lake.dataDir, ['user', name, '--remove'])).out
  expect(await remove('Ann')).toBe('Ann may not log in any more')
  expect(await remove('Ben')).toContain('everyone who can use this machine can log in')
})

test('a short password is refused', async () => {
  const lake = await lakeForTest()
  expect(await tool(lake.dataDir, ['user', 'Ann', 'editor'], 'short')).toMatchObject({
    code: 1,
    said: expect.stringContaining('at least 10 characters') as string,
  })
})

test('a process that took the port of a lake that was killed gets no token', async () => {
  const heard: (string | undefined)[] = []
  const other = createServer((request, response) => {
    heard.push(request.headers.authorization)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ id: 'token-administrator', status: 'ok', proof: 'x' }))
  })
  await new Promise<void>((listening) => other.listen(0, 'localhost', listening))
  onTestFinished(() => void other.close())
  const lake = await startTestLake({ dataDir: join(folder, 'killed') })
  await lake.close()
  const { port } = other.address() as AddressInfo
  const running = { url: `http://localhost:${port}`, pid: process.pid }
  writeFileSync(join(lake.dataDir, 'running.json'), JSON.stringify(running))
  expect(await tool(lake.dataDir, ['tokens'])).toMatchObject({ code: 0 })
  expect(heard).toEqual([undefined])
})

test('a lake proves that it is the one of a token, without being sent the token', async () => {
  const [lake, other] = [await lakeForTest(), await lakeForTest()]
  expect(await isLakeOf(lake.tokens.administrator, lake.url)).toBe(true)
  expect(await isLakeOf(lake.tokens.administrator, other.url)).toBe(false)
  expect((await fetch(`${lake.url}/v1/lake/proof?nonce=1`)).status).toBe(400)
})

describe('the official command line', () => {
  const run = promisify(execFile)
  const sanity = (lake: TestLake, ...args: string[]) =>
    run(process.execPath, [join(import.meta.dirname, '../src/cli.ts'), 'sanity', ...args], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        CI: '1',
        LAKE_DATA: lake.dataDir,
        SANITY_PROJECT_ID: projectId,
      },
    })

  test('queries, exports and imports with assets', { timeout: 120_000 }, async () => {
    const source = await filled()
    const project = ['--project-id', projectId]
    const dataset = ['--dataset', 'production']
    const found = await sanity(
      source,
      'documents',
      'query',
      '*[_type == "author"]{name}',
      ...project,
      ...dataset,
    )
    expect(JSON.parse(found.stdout)).toEqual([{ name: 'Ann' }, { name: 'Bob' }])
    const file = join(folder, 'official.tar.gz')
    await sanity(source, 'datasets', 'export', 'production', file, ...project)
    expect(statSync(file).size).toBeGreaterThan(500)
    const target = await lakeForTest()
    await sanity(target, 'datasets', 'import', file, 'production', ...project)
    expect(await everything(target)).toEqual(await everything(source))
  })
})
