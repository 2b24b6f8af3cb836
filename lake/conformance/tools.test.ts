import { execFile } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { isLakeOf } from '../src/auth/proof.ts'
import { tool } from '../testing/cli.ts'
import { everything, filledLake } from '../testing/filled-lake.ts'
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

test('a backup taken while documents are written is whole, and restores history, users and tokens', async () => {
  const lake = await filledLake()
  await tool(lake.dataDir, ['user', 'Ann', 'editor'], { password: 'long enough 1' })
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
  for (const name of ['Ann', 'Ben'])
    await tool(lake.dataDir, ['user', name, 'editor'], { password: 'long enough 1' })
  const remove = async (name: string) => (await tool(lake.dataDir, ['user', name, '--remove'])).out
  expect(await remove('Ann')).toBe('Ann may not log in any more')
  expect(await remove('Ben')).toContain('everyone who can use this machine can log in')
})

test('a short password is refused', async () => {
  const lake = await lakeForTest()
  expect(await tool(lake.dataDir, ['user', 'Ann', 'editor'], { password: 'short' })).toMatchObject({
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
    const source = await filledLake()
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
