import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { content, writeContent } from '../testing/content.ts'
import { type TestLake, clientFor, clients, refusal, startTestLake } from '../testing/test-lake.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
  await writeContent(lake.client())
})
afterAll(() => lake.close())

const project = '/projects/testshop'
const anything: unknown = expect.anything()
const editor = { id: 'token-editor', displayName: 'Token (editor)' }

/** What is asked of the lake beside content, with its answer and what a visitor without a token gets. */
const endpoints: [url: string, answer: unknown, visitor: unknown][] = [
  ['/users/me', { id: 'token-editor', role: 'editor', roles: [{ name: 'editor' }] }, {}],
  ['/users/token-editor', editor, 401],
  [`${project}/users/token-editor`, editor, 401],
  ['/users/token-editor,token-viewer,nobody', [editor, { id: 'token-viewer' }], 401],
  ['/users/me/keyvalue/a,b', [], 401],
  ['/auth/id', { id: 'token-editor', expiry: null }, 401],
  [
    '/auth/providers',
    { providers: [{ name: 'local', url: expect.stringContaining('/auth/login/local') as string }] },
    anything,
  ],
  [project, { id: 'testshop', members: expect.arrayContaining([anything]) as unknown }, 401],
  [
    `${project}/datasets/production/acl`,
    [{ filter: '_id in path("**")', permissions: ['read', 'create', 'update', 'history', 'editHistory'] }],
    [{ filter: '_id in path("*")', permissions: ['read'] }],
  ],
  [`${project}/grants`, { 'sanity.project': [{ grants: [{ name: 'read' }] }] }, anything],
  [`${project}/datasets`, [{ name: 'production', aclMode: 'public' }], anything],
  [`${project}/datasets?datasetProfile=comments&addonFor=production`, [], []],
  [`${project}/datasets/production/settings/indexing`, { maxFieldDepth: 5 }, anything],
  [`${project}/user-applications`, [], []],
  [`${project}/roles`, expect.arrayContaining([{ name: 'viewer', title: 'Viewer' }]), anything],
  ['/datasets', [{ name: 'production' }], anything],
  ['/aliases', [], []],
  ['/features', [], []],
  ['/subscriptions/project/testshop', {}, {}],
  ['/ping', { ok: true }, { ok: true }],
  ['/data/ping', { ok: true }, { ok: true }],
  ['/check/cors', { result: { allowed: true, withCredentials: true } }, anything],
  ['/intake/telemetry-status', { status: 'denied' }, anything],
  ['/journey/announcements', [], []],
  ['/journey/trial', null, null],
  ['/help', { resources: { sectionArray: [] } }, anything],
  ['/data/references/production/documents/author-ann/to', { totalCount: 0, references: [] }, 401],
  ['/data/doc/production/author-ann,nobody', { documents: [{ _id: 'author-ann', name: 'Ann' }] }, anything],
  [
    '/data/doc/production/author-ann,drafts.post-3?excludeContent=true',
    { documents: [{ _id: 'author-ann' }, { _id: 'drafts.post-3' }], omitted: [] },
    { documents: [{ _id: 'author-ann' }], omitted: [{ id: 'drafts.post-3', reason: 'permission' }] },
  ],
]

describe.each(clients)('endpoints beside content, with %s', (name, create) => {
  const client = () => lake.client(create)
  const visitor = () => clientFor(lake.url, undefined, create)

  test.each(endpoints)('%s', async (url, answer, open) => {
    const told = await client().request<unknown>({ url })
    const visitorTold = await visitor()
      .request<unknown>({ url })
      .catch((error: { statusCode: number }) => error.statusCode)
    expect({ told, visitorTold }).toMatchObject({ told: answer, visitorTold: open })
  })

  test('the client’s own words for them', async () => {
    expect(await client().users.getById('me')).toMatchObject({ id: 'token-editor' })
    expect(await client().projects.getById('testshop')).toMatchObject({ id: 'testshop' })
    expect(await client().datasets.list()).toMatchObject([{ name: 'production' }])
  })

  test('settings of a user are kept, each user’s own', async () => {
    const key = `list-layout-${name.at(-1)}`
    const put = [{ key, value: { layout: 'compact' } }]
    await client().request({ url: '/users/me/keyvalue', method: 'PUT', body: put })
    expect(await client().request({ url: `/users/me/keyvalue/${key},other` })).toEqual(put)
    const viewer = clientFor(lake.url, lake.tokens.viewer, create)
    expect(await viewer.request({ url: `/users/me/keyvalue/${key}` })).toEqual([])
    const many = Array.from({ length: 400_000 }, () => 0)
    const started = performance.now()
    const refused = await refusal(client().request({ url: '/users/me/keyvalue', method: 'PUT', body: many }))
    expect([refused.statusCode, performance.now() - started < 1500]).toEqual([413, true])
    const wrong = client().request({ url: '/users/me/keyvalue', method: 'PUT', body: { key } })
    expect((await refusal(wrong)).statusCode).toBe(400)
  })

  test('the export holds every document, one in a line', async () => {
    const lines = String(await client().request({ url: '/data/export/production' }))
    const ids = lines
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { _id: string })._id)
    expect(ids.sort()).toEqual(content.map(({ _id }) => _id).sort())
    expect((await refusal(visitor().request({ url: '/data/export/production' }))).statusCode).toBe(401)
  })

  test('a login’s secret works as a token until the log-out', async () => {
    const origin = encodeURIComponent('http://localhost:3333/')
    const login = await lake.request(`/auth/login/local?origin=${origin}&type=token`, { headers: {} })
    const sid = new URL(login.headers.get('location') ?? '').hash.replace('#sid=', '')
    const { token } = await visitor().request<{ token: string }>({ url: `/auth/fetch?sid=${sid}` })
    const person = clientFor(lake.url, token, create)
    expect(await person.request({ url: '/auth/id' })).toMatchObject({ id: 'local-editor' })
    expect(await person.request({ url: '/auth/logout', method: 'POST', body: {} })).toEqual({ ok: true })
    expect((await refusal(person.request({ url: '/users/me' }))).statusCode).toBe(401)
    const again = visitor().request({ url: `/auth/fetch?sid=${sid}` })
    expect((await refusal(again)).statusCode).toBe(401)
  })

  test('telemetry goes nowhere', async () => {
    expect(await client().request({ url: '/intake/batch', method: 'POST', body: {} })).toEqual({})
  })

  test.each([
    ['/nothing/here', 404],
    ['/users/nobody', 404],
    ['/data/query/staging?query=1', 404],
    ['/data/doc/staging/a', 404],
    ['/data/export/staging', 404],
    ['/data/references/staging/documents/a/to', 404],
    ['/data/listen/staging?query=*', 404],
  ])('%s is not there', async (url, status) => {
    expect((await refusal(client().request({ url }))).statusCode).toBe(status)
  })

  test('tokens are listed, made and taken away by administrators', async () => {
    const administrator = clientFor(lake.url, lake.tokens.administrator, create)
    const url = `${project}/tokens`
    const body = { label: `for ${name}`, roleName: 'viewer' }
    const made = await administrator.request<{ id: string; key: string }>({ url, method: 'POST', body })
    expect(await administrator.request({ url })).toMatchObject([{ id: made.id, label: body.label }])
    const holder = clientFor(lake.url, made.key, create)
    expect(await holder.request({ url: '/users/me' })).toMatchObject({ role: 'viewer' })
    await administrator.request({ url: `${url}/${made.id}`, method: 'DELETE' })
    expect((await refusal(holder.request({ url: '/users/me' }))).statusCode).toBe(401)
    expect((await refusal(client().request({ url }))).statusCode).toBe(403)
  })
})
