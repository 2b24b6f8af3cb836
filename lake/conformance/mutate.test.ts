import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reference, writeContent } from '../testing/content.ts'
import { type Client, type TestLake, clients, refusal, startTestLake } from '../testing/test-lake.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake({ limits: { mutations: 500 } })
})
afterAll(() => lake.close())
beforeEach(() => writeContent(lake.client()))

describe.each(clients)('mutations with %s', (name, create) => {
  let client: Client
  let id: string
  beforeEach(() => {
    client = lake.client(create)
    id = `note-${name.at(-1)}-${Math.random().toString(36).slice(2)}`
  })

  test('create, once', async () => {
    const made = await client.create({ _id: id, _type: 'note', text: 'a' })
    expect(made).toMatchObject({ _id: id, text: 'a', _createdAt: made._updatedAt })
    expect(made._rev).toBeTruthy()
    const error = await refusal(client.create({ _id: id, _type: 'note' }))
    expect(error.statusCode).toBe(409)
    expect(error.message).toContain('already exists')
  })

  test('create under a generated id, and below a path', async () => {
    const free = await client.create({ _type: 'note' })
    const below = await client.create({ _id: 'notes.', _type: 'note' })
    expect(free._id).toMatch(/^[\w-]{20,}$/)
    expect(below._id).toMatch(/^notes\.[\w-]{20,}$/)
  })

  test('create if missing, and replace', async () => {
    await client.createIfNotExists({ _id: id, _type: 'note', text: 'a' })
    expect(await client.createIfNotExists({ _id: id, _type: 'note', text: 'b' })).toMatchObject({ text: 'a' })
    const before = await client.getDocument(id)
    const after = await client.createOrReplace({ _id: id, _type: 'note', other: true })
    expect(after).toMatchObject({ other: true, _createdAt: before?._createdAt })
    expect(after).not.toHaveProperty('text')
  })

  test('patch in every way', async () => {
    await client.create({
      _id: id,
      _type: 'note',
      count: 1,
      text: 'The quick fox',
      list: ['a', 'b', 'c'],
      keyed: [
        { _key: 'x', n: 1 },
        { _key: 'y', n: 2 },
      ],
    })
    const patched = await client
      .patch(id)
      .set({ 'deep.inside': 1, 'keyed[_key=="y"].n': 20 })
      .setIfMissing({ count: 9, fresh: true })
      .inc({ count: 5 })
      .dec({ 'deep.inside': 3 })
      .diffMatchPatch({ text: '@@ -1,9 +1,8 @@\n The \n-quick\n+slow\n' })
      .insert('before', 'keyed[_key=="x"]', [{ _key: 'w', n: 0 }])
      .unset(['list[1]'])
      .commit()
    expect(patched).toMatchObject({ count: 6, fresh: true, deep: { inside: -2 }, text: 'The slow fox' })
    expect(patched.keyed).toEqual([
      { _key: 'w', n: 0 },
      { _key: 'x', n: 1 },
      { _key: 'y', n: 20 },
    ])
    expect(patched.list).toEqual(['a', 'c'])
    await client.patch(id).insert('after', 'list[-1]', ['d']).commit()
    const replaced = await client.patch(id).insert('replace', 'list[0]', ['A', 'B']).commit()
    expect(replaced.list).toEqual(['A', 'B', 'c', 'd'])
    const anywhere = await client.patch(id).set({ '..[_key=="x"].n': 7 }).commit()
    expect(anywhere.keyed).toContainEqual({ _key: 'x', n: 7 })
  })

  test('patch only the revision that was expected', async () => {
    const { _rev } = await client.create({ _id: id, _type: 'note', text: 'a' })
    await client.patch(id).ifRevisionId(_rev).set({ text: 'b' }).commit()
    const error = await refusal(client.patch(id).ifRevisionId(_rev).set({ text: 'c' }).commit())
    expect(error.statusCode).toBe(409)
    expect(error.message).toContain('Unexpected revision ID')
    expect((await client.getDocument(id))?.text).toBe('b')
  })

  test('a transaction happens whole or not at all, under its own id', async () => {
    const failed = client
      .transaction()
      .create({ _id: id, _type: 'note' })
      .patch('nobody', { set: { a: 1 } })
    const error = await refusal(failed.commit())
    expect(error.message).toContain('"nobody" was not found')
    expect(await client.getDocument(id)).toBeUndefined()
    const transactionId = `tx-${id}`
    await client
      .transaction()
      .create({ _id: id, _type: 'note' })
      .patch(id, { set: { a: 1 } })
      .transactionId(transactionId)
      .commit()
    expect(await client.getDocument(id)).toMatchObject({ a: 1, _rev: transactionId })
    const again = client
      .transaction()
      .patch(id, { set: { a: 2 } })
      .transactionId(transactionId)
    expect((await refusal(again.commit())).statusCode).toBe(409)
  })

  test('patch and delete by query', async () => {
    await client.create({ _id: id, _type: `kind-${id}` })
    await client.create({ _id: `${id}-2`, _type: `kind-${id}` })
    await client
      .patch({ query: '*[_type == $type]', params: { type: `kind-${id}` } })
      .set({ seen: true })
      .commit({ returnFirst: false, returnDocuments: false })
    expect(await client.fetch('count(*[_type == $type && seen])', { type: `kind-${id}` })).toBe(2)
    await client.delete({ query: '*[_type == $type]', params: { type: `kind-${id}` } })
    expect(await client.fetch('count(*[_type == $type])', { type: `kind-${id}` })).toBe(0)
  })

  test('give keys to items of arrays when asked', async () => {
    const made = await client.create(
      { _id: id, _type: 'note', items: [{ a: 1 }, { _key: 'own' }] },
      { autoGenerateArrayKeys: true },
    )
    const [first, second] = made.items as { _key?: string }[]
    expect(first?._key).toMatch(/^\w{8,}$/)
    expect(second?._key).toBe('own')
  })

  test('a dry run changes nothing', async () => {
    await client.create({ _id: id, _type: 'note' }, { dryRun: true })
    expect(await client.getDocument(id)).toBeUndefined()
  })

  test('strong references are protected from both ends', async () => {
    const dangling = await refusal(client.create({ _id: id, _type: 'note', to: reference('nobody') }))
    expect(dangling.message).toContain('references nonexistent document "nobody"')
    await client.create({ _id: id, _type: 'note', to: { ...reference('nobody'), _weak: true } })
    const removed = await refusal(client.delete('author-ann'))
    expect(removed.statusCode).toBe(409)
    expect(removed.message).toContain('cannot be deleted as there are references to it from')
    await client
      .transaction()
      .create({ _id: `${id}-a`, _type: 'note', to: reference(`${id}-b`) })
      .create({ _id: `${id}-b`, _type: 'note' })
      .commit()
    await client.transaction().delete(`${id}-b`).delete(`${id}-a`).commit()
    expect(await client.getDocument(`${id}-b`)).toBeUndefined()
  })

  test.each([
    ['no type', { _id: 'a' }],
    ['an id with a slash', { _id: 'a/b', _type: 'note' }],
    ['an id that climbs', { _id: '../x', _type: 'note' }],
    ['a long id', { _id: 'x'.repeat(300), _type: 'note' }],
    [
      'a name of a file in an archive',
      { _id: 'a', _type: 'note', file: { _sanityAsset: 'file@file:///etc/hostname' } },
    ],
    ['a document that is a reference', { _id: 'a', _type: 'note', _ref: 'author-ann' }],
    [
      'a document that is a file',
      { _id: 'a', _type: 'note', asset: reference(`file-${'a'.repeat(40)}-txt`) },
    ],
    ['a reference to which no path leads', { _id: 'a', _type: 'note', 'a-b': [reference('author-ann')] }],
    ['an attribute that hides what code relies on', { _id: 'a', _type: 'note', hasOwnProperty: 'x' }],
    ['an object that cannot become a text', { _id: 'a', _type: 'note', name: { toString: 1 } }],
    ['a draft of a version', { _id: 'drafts.versions.r1.n', _type: 'note' }],
    ['a version of a draft', { _id: 'versions.r1.drafts.n', _type: 'note' }],
  ])('refuse %s', async (_, document) => {
    const error = await refusal(client.mutate([{ create: document as never }]))
    expect(error.statusCode).toBe(400)
  })
})

test('a patch may not change what a document is', async () => {
  const error = await refusal(lake.client().patch('post-2').set({ _type: 'page' }).commit())
  expect(error.statusCode).toBe(400)
  expect(await lake.client().getDocument('post-2')).toMatchObject({ _type: 'post' })
})

test.each([
  ['a body that is too long', 'x'.repeat(4_000_001), 413],
  ['a body that is no JSON', '{', 400],
  ['a body of another shape', '{"mutations":{}}', 400],
  ['an unknown mutation', '{"mutations":[{"upsert":{}}]}', 400],
  [
    'a transaction that is too long',
    JSON.stringify({ mutations: Array(501).fill({ delete: { id: 'x' } }) }),
    413,
  ],
  [
    'a document that is nested too deeply',
    `{"mutations":[{"create":{"_type":"note","a":${'['.repeat(5000)}${']'.repeat(5000)}}}]}`,
    400,
  ],
])('%s is refused', async (_, body, status) => {
  const response = await lake.request('/data/mutate/production', {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${lake.tokens.editor}`, 'content-type': 'application/json' },
  })
  expect(response.status).toBe(status)
  const answer = (await response.json()) as Record<string, unknown>
  expect(answer.error).toBeDefined()
})
