import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeContent } from '../testing/content.ts'
import { type TestLake, clients, refusal, startTestLake } from '../testing/test-lake.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake({ limits: { queryLength: 20_000, queryMs: 300 } })
  await writeContent(lake.client())
})
afterAll(() => lake.close())

describe.each(clients)('queries with %s', (_, create) => {
  test('by GET, with parameters', async () => {
    const title = await lake
      .client(create)
      .fetch('*[_type == $type && slug.current == $slug][0].title', { type: 'post', slug: 'two' })
    expect(title).toBe('Foils')
  })

  test('by POST, when they are long', async () => {
    const filler = ` // ${'x'.repeat(15_000)}`
    expect(await lake.client(create).fetch(`count(*[_type == "author"])${filler}`)).toBe(2)
  })

  test('answer in the order of ids when no order is asked for', async () => {
    const ids = await lake.client(create).fetch('*[_type == "post"]._id')
    expect(ids).toEqual(['post-1', 'post-2', 'post-3'])
  })

  test('see published documents by default in new API versions and everything in old ones', async () => {
    const current = lake.client(create)
    const old = lake.client(create, { apiVersion: '2021-03-25' })
    const count = 'count(*[_type == "post"])'
    expect([await current.fetch(count), await old.fetch(count)]).toEqual([3, 6])
  })

  test('see drafts in place of published documents, under the published id', async () => {
    const posts = await lake
      .client(create)
      .fetch('*[_type == "post"] | order(_id) {_id, _originalId, title}', {}, { perspective: 'drafts' })
    expect(posts).toEqual([
      { _id: 'post-1', _originalId: 'post-1', title: 'Paper bags for bread' },
      { _id: 'post-2', _originalId: 'post-2', title: 'Foils' },
      { _id: 'post-3', _originalId: 'drafts.post-3', title: 'Trays, draft' },
      { _id: 'post-4', _originalId: 'drafts.post-4', title: 'Only a draft' },
    ])
  })

  test('see a release first in a stack', async () => {
    const client = lake.client(create).withConfig({ perspective: ['spring', 'drafts'] })
    const titles = await client.fetch('*[_type == "post"] | order(_id).title')
    expect(titles).toEqual(['Paper bags for bread', 'Foils in spring', 'Trays, draft', 'Only a draft'])
  })

  test('find words as the Studio searches', async () => {
    const search = (q: string) => lake.client(create).fetch('*[[@, _id] match text::query($q)]._id', { q })
    expect(await search('bread')).toEqual(['post-1'])
    expect(await search('crem* fresh')).toEqual(['post-1'])
    expect(await search('"paper bags"')).toEqual(['post-1'])
    expect(await search('paper -bread')).toEqual([])
    expect(await search('post-2')).toEqual(['post-2'])
  })

  test('put the best match first', async () => {
    const query =
      '*[_type == "post"] | score(title match "foils", boost(title match "trays", 3)) | order(_score desc) {_id, _score}'
    const found = (await lake.client(create).fetch(query)) as { _id: string; _score: number }[]
    expect(found.map((post) => post._id)).toEqual(['post-3', 'post-2', 'post-1'])
    expect(found[2]?._score).toBe(0)
  })

  test('say where a query is wrong', async () => {
    const error = await refusal(lake.client(create).fetch('*[_type == "post"'))
    expect(error.statusCode).toBe(400)
    expect(error.message).toContain('GROQ query parse error')
    expect(error.message).toContain('Unexpected end of query')
  })

  test('say after which sign they are wrong, so that a code frame can be drawn', async () => {
    const error = await refusal(lake.client(create).fetch('*[_type == "post" &&& 1]{title}'))
    const { details } = error as unknown as { details: { type: string; start: number; end: number } }
    expect(details).toMatchObject({ type: 'queryParseError', query: '*[_type == "post" &&& 1]{title}' })
    expect([details.start, details.end]).toEqual([19, 20])
  })

  test('are ended when they take too long, and the next is answered', async () => {
    const numbers = Array.from({ length: 2000 }, (_, n) => n)
    const query =
      'count($n[count($n[@ > ^]) > 0 && count($n[@ < ^]) > 0]) + count($n[count($n[@ > ^ + 1]) > 0])'
    const error = await refusal(lake.client(create).fetch(query, { n: numbers }))
    expect([error.statusCode, error.message]).toEqual([
      408,
      expect.stringContaining('longer than is allowed'),
    ])
    expect(await lake.client(create).fetch('1')).toBe(1)
  })

  test.each([
    ['*[_type == $type]', 'param $type referenced, but not provided'],
    ['*[geo::distance(a, b) < 5]', 'geo::distance() is not served'],
    ['nonsense(1)', 'Undefined function: nonsense'],
  ])('refuse %s with a reason', async (query, reason) => {
    const error = await refusal(lake.client(create).fetch(query))
    expect(error.statusCode).toBe(400)
    expect(error.message).toContain(reason)
  })

  test('refuse a query that is too long', async () => {
    const error = await refusal(lake.client(create).fetch(`*[_id == "${'x'.repeat(20_001)}"]`))
    expect(error.statusCode).toBe(414)
  })

  test('fetch documents by id, and say what is missing', async () => {
    const client = lake.client(create)
    expect(await client.getDocument('author-ann')).toMatchObject({ _id: 'author-ann', name: 'Ann' })
    expect(await client.getDocument('nobody')).toBeUndefined()
    const [first, second] = await client.getDocuments(['nobody', 'author-bob'])
    expect([first, second?._id]).toEqual([null, 'author-bob'])
  })
})

test('a query nested too deeply is refused, not survived by luck', async () => {
  const query = `${'('.repeat(9000)}1${')'.repeat(9000)}`
  const response = await lake.request('/data/query/production', {
    method: 'POST',
    body: JSON.stringify({ query }),
    headers: { authorization: `Bearer ${lake.tokens.editor}`, 'content-type': 'application/json' },
  })
  expect(response.status).toBe(400)
  expect((await lake.request('/health')).status).toBe(200)
})

test('another dataset is not found', async () => {
  const error = await refusal(lake.client(undefined, { dataset: 'staging' }).fetch('*'))
  expect(error.statusCode).toBe(404)
})
