import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { reference, writeContent } from '../testing/content.ts'
import { EventReader } from '../testing/events.ts'
import {
  type Client,
  type TestLake,
  clientFor,
  clients,
  dataset,
  refusal,
  startTestLake,
} from '../testing/test-lake.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
  await writeContent(lake.client())
  await lake.client().create({ _id: 'private.note', _type: 'newsletterLead', email: 'known@example.com' })
})
afterAll(() => lake.close())

const lead = (id: string) => ({
  _id: `newsletterLead.${id}`,
  _type: 'newsletterLead',
  email: 'a@example.com',
})
const everything = () => lake.client().fetch<unknown>('*', {}, { perspective: 'raw' })

describe.each(clients)('the site’s token, with %s', (name, create) => {
  let site: Client
  beforeEach(() => {
    site = clientFor(lake.url, lake.tokens.site, create)
  })

  test('leaves a newsletter lead for the editors, once, and reads none', async () => {
    const given = lead(`new-${name.at(-1)}`)
    expect(await site.createIfNotExists(given, { visibility: 'async' })).toMatchObject(given)
    expect(await lake.client().getDocument(given._id)).toMatchObject(given)
    // another sign-up with this address changes nothing, and reveals nothing of the first
    expect(await site.createIfNotExists({ ...given, email: 'other' })).toBeUndefined()
    expect(await lake.client().getDocument(given._id)).toMatchObject(given)
    expect(await site.getDocument(given._id)).toBeUndefined()
    expect(await site.fetch('count(*[_type == "newsletterLead"])')).toBe(0)
  })

  test.each([
    ['inquiry', 'reads none'],
    ['commentSubmission', 'reads none'],
    ['searchMisses', 'reads none'],
    ['order', 'reads this one'],
    ['quoteRequest', 'reads this one'],
    ['quoteReply', 'reads this one'],
    ['sampleRequest', 'reads this one'],
    ['sampleNotice', 'reads this one'],
  ])('leaves a document of type %s, and %s', async (type, reads) => {
    const given = { _id: `${type}.new-${name.at(-1)}`, _type: type, email: 'a@example.com' }
    await site.createIfNotExists(given, { visibility: 'async' })
    expect(await lake.client().getDocument(given._id)).toMatchObject(given)
    const seenBySite = await site.getDocument(given._id)
    expect(seenBySite?._id).toBe(reads === 'reads none' ? undefined : given._id)
    expect(await site.fetch('count(*[_type == $type])', { type })).toBe(0)
    for (const _id of [`${type}-x`, `newsletterLead.${type}`, `drafts.${type}.x`]) {
      expect((await refusal(site.create({ ...given, _id }))).statusCode).toBe(403)
    }
    for (const write of [
      () => site.createOrReplace({ ...given, email: 'x' }),
      () => site.patch(given._id).set({ email: 'x' }).commit(),
      () => site.delete(given._id),
    ]) {
      expect((await refusal(write())).statusCode).toBe(403)
    }
    expect(await lake.client().getDocument(given._id)).toMatchObject(given)
  })

  test('leaves a weak reference, which does not prevent deletion', async () => {
    const weak = { ...reference('post-1'), _weak: true }
    const given = { _id: `quoteRequest.weak-${name.at(-1)}`, _type: 'quoteRequest', item: weak }
    expect(await site.create(given)).toMatchObject(given)
  })

  test('reads what visitors read, with longer queries', async () => {
    const filler = ` // ${'x'.repeat(25_000)}`
    expect(await site.fetch(`count(*[_type == "post"])${filler}`)).toBe(3)
    expect(await site.withConfig({ apiVersion: '2021-03-25' }).fetch('count(*[_type == "post"])')).toBe(3)
    for (const perspective of ['drafts', 'raw'] as const) {
      const error = await refusal(site.fetch('*', {}, { perspective }))
      expect([error.statusCode, error.message]).toEqual([403, expect.stringContaining('the role site')])
    }
    expect(await site.getDocuments(['drafts.post-3', 'private.note', 'author-ann'])).toMatchObject([
      null,
      null,
      { _id: 'author-ann' },
    ])
  })

  test('reads an order whose id it knows, and finds none', async () => {
    const order = { _id: `order.known-${name.at(-1)}`, _type: 'order', linkHash: 'a' }
    expect(await site.create(order)).toMatchObject(order)
    expect(await site.getDocument(order._id)).toMatchObject(order)
    expect(await site.getDocument('order.unknown')).toBeUndefined()
    expect(await site.fetch('*[_type == "order" || _id == $id]', { id: order._id })).toEqual([])
    expect(await site.fetch('*[_id in path("order.**")]')).toEqual([])
    await lake.client().create({ ...order, _id: `drafts.${order._id}`, note: 'for the editors' })
    const versions = { url: `/data/doc/${dataset}/${order._id}?includeAllVersions=true` }
    const { documents } = await site.request<{ documents: object[] }>(versions)
    expect(documents).toEqual([expect.objectContaining(order)])
    expect(await clientFor(lake.url, undefined, create).getDocument(order._id)).toBeUndefined()
  })

  const writes: [what: string, write: (client: Client) => Promise<unknown>][] = [
    ['another type', (client) => client.create({ _id: 'post.x', _type: 'post' })],
    ['a public lead', (client) => client.create({ ...lead('x'), _id: 'lead-x' })],
    ['a lead without an id', (client) => client.create({ _type: 'newsletterLead' })],
    ['a draft', (client) => client.create({ ...lead('x'), _id: 'drafts.x' })],
    ['a lead in place of another', (client) => client.createOrReplace(lead('x'))],
    ['a lead that holds on to a post', (client) => client.create({ ...lead('x'), to: reference('post-1') })],
    ['a look at a document', (client) => client.createIfNotExists({ ...lead('x'), _id: 'private.note' })],
    ['a patch', (client) => client.patch('post-1').set({ title: 'x' }).commit()],
    ['a patch of a lead', (client) => client.patch('newsletterLead.x').set({ email: 'x' }).commit()],
    ['a patch by query', (client) => client.patch({ query: '*' }).set({ title: 'x' }).commit()],
    ['a deletion', (client) => client.delete('post-1')],
    ['a deletion by query', (client) => client.delete({ query: '*' })],
    ['a lead and a deletion', (client) => client.transaction().create(lead('x')).delete('post-1').commit()],
    [
      'publishing',
      (client) =>
        client.action({
          actionType: 'sanity.action.document.publish',
          draftId: 'drafts.post-3',
          publishedId: 'post-3',
        }),
    ],
    ['a picture', (client) => client.assets.upload('image', Buffer.from('x'))],
  ]
  test.each(writes)('does not write: %s', async (_, write) => {
    const before = await everything()
    expect((await refusal(write(site))).statusCode).toBe(403)
    expect(await everything()).toEqual(before)
  })

  test('leaves an encrypted file as opaque bytes', async () => {
    const bytes = Buffer.from(`<svg>${name}</svg>`)
    const options = { filename: 'price list.svg', contentType: 'image/svg+xml', title: 'Ours' }
    const left = await site.assets.upload('file', bytes, options)
    expect(left).toMatchObject({
      extension: 'bin',
      mimeType: 'application/octet-stream',
      originalFilename: `${left.sha1hash}.bin`,
    })
    expect(left).not.toHaveProperty('title')
    const served = await fetch(left.url)
    expect(served.headers.get('content-type')).toBe('application/octet-stream')
    expect(Buffer.from(await served.arrayBuffer())).toEqual(bytes)
    const large = Buffer.alloc(10 * 1024 * 1024 + 65)
    expect((await refusal(site.assets.upload('file', large))).statusCode).toBe(413)
  })

  test.each([
    '/data/history/production/transactions/post-1',
    '/data/history/production/documents/private.note',
    '/data/history/production/events/documents/post-1',
    '/data/export/production',
    '/data/references/production/documents/post-1/to',
    '/data/live/events/production?includeDrafts=true',
    '/users/token-editor',
    '/users/me/keyvalue/a',
    '/projects/testshop',
    '/projects/testshop/tokens',
  ])('does not read %s', async (url) => {
    expect((await refusal(site.request({ url }))).statusCode).toBe(403)
  })

  test('reads no list of members', async () => {
    expect(await site.request({ url: '/projects' })).toEqual([])
  })

  test('can read its own permissions', async () => {
    expect(await site.users.getById('me')).toMatchObject({ id: 'token-site', role: 'site' })
    expect(await site.request({ url: '/projects/testshop/datasets/production/acl' })).toEqual([
      { filter: '_id in path("*")', permissions: ['read'] },
      {
        filter:
          '_type in ["newsletterLead","inquiry","commentSubmission","sampleRequest","order","quoteRequest","quoteReply","sampleNotice","searchMisses"]',
        permissions: ['create'],
      },
      {
        filter:
          '_id == $id && _type in ["promoCodes","order","quoteRequest","quoteReply","sampleRequest","sampleNotice"]',
        permissions: ['read'],
      },
    ])
  })
})

test('the site can have private documents shortened to what a page has room for', async () => {
  const ids = Array.from({ length: 4 }, (_, at) => `quoteReply.long-${at}`)
  for (const _id of ids)
    await lake.client().create({ _id, _type: 'quoteReply', text: 'x'.repeat(1_500_000), name: 'Ada' })
  const site = clientFor(lake.url, lake.tokens.site)
  const lengthsOf = async (client: typeof site) => {
    const replies = await client.getDocuments<{ text: string; name: string }>(ids)
    return replies.map((reply) => reply && [reply.text.length, reply.name])
  }
  const shortened = await lengthsOf(site.withConfig({ headers: { 'lake-answer': 'page' } }))
  expect(shortened).toEqual(Array(4).fill([500_300, 'Ada']))
  expect(await lengthsOf(site)).toEqual(Array(4).fill([1_500_000, 'Ada']))
  await lake.client().delete({ query: '*[_type == "quoteReply"]' })
})

test('the site receives published documents only, and no presence', async () => {
  const headers = { authorization: `Bearer ${lake.tokens.site}` }
  const listener = await EventReader.open(`${lake.url}/v1/data/listen/${dataset}?query=*`, headers)
  const live = await EventReader.open(`${lake.url}/vX/data/live/events/${dataset}`, headers)
  await Promise.all([listener.take(1), live.take(1)])
  await lake.client().createOrReplace({ _id: 'drafts.secret', _type: 'secret' })
  await lake.client().createOrReplace({ _id: 'private.secret', _type: 'secret' })
  await lake.client().createOrReplace({ _id: 'open', _type: 'open' })
  const [, heard] = await listener.take(2)
  const [, told] = await live.take(2)
  listener.close()
  live.close()
  expect(heard?.data.documentId).toBe('open')
  const { syncTags } = (await lake.client().fetch('*[_type == "open"]', {}, { filterResponse: false })) as {
    syncTags?: string[]
  }
  expect(told?.data.tags).toEqual(expect.arrayContaining(syncTags ?? ['none']))
  const socket = new WebSocket(`${lake.url.replace('http', 'ws')}/v1/socket/${dataset}`, { headers })
  const answer = await new Promise((resolve) => {
    socket.once('message', (data: Buffer) => resolve(JSON.parse(data.toString())))
    socket.once('open', () =>
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: '1', method: 'presence_subscribe' })),
    )
  })
  socket.terminate()
  expect(answer).toMatchObject({ error: { code: 4001 } })
})

test('other types can be named', async () => {
  const own = await startTestLake({ siteTypes: ['message'], siteReads: ['message'] })
  const site = clientFor(own.url, own.tokens.site)
  expect(await site.create({ _id: 'message.a', _type: 'message' })).toMatchObject({ _type: 'message' })
  expect(await site.getDocument('message.a')).toMatchObject({ _type: 'message' })
  expect((await refusal(site.create(lead('x')))).statusCode).toBe(403)
  await own.client().create({ _id: 'order.a', _type: 'order' })
  expect(await site.getDocument('order.a')).toBeUndefined()
  await own.close()
})
