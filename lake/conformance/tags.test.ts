import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reference, writeContent } from '../testing/content.ts'
import { EventReader } from '../testing/events.ts'
import { type Client, type TestLake, dataset, startTestLake } from '../testing/test-lake.ts'

let lake: TestLake
let client: Client
let live: EventReader

beforeAll(async () => {
  lake = await startTestLake()
  client = lake.client()
  live = await EventReader.open(`${lake.url}/vX/data/live/events/${dataset}`)
})
afterAll(async () => {
  live.close()
  await lake.close()
})
beforeEach(() => writeContent(client))

const tagsOf = async (query: string, params: Record<string, unknown> = {}): Promise<string[]> => {
  const answer = await client.fetch(query, params as never, { filterResponse: false })
  return (answer as unknown as { syncTags: string[] }).syncTags
}

/** The sync tags that the live stream announces for what `work` does. */
async function announced(work: () => Promise<unknown>): Promise<Set<string>> {
  await new Promise((resolve) => setTimeout(resolve, 50))
  const seen = live.events.length
  await work()
  await live.take(seen + 1, 500)
  return new Set(live.events.slice(seen).flatMap((event) => event.data.tags as string[]))
}

const touches = (tags: string[], announcedTags: Set<string>) => tags.some((tag) => announcedTags.has(tag))

describe('sync tags', () => {
  const bySlug = '*[_type == "post" && slug.current == $slug][0]{title, "author": author->name}'

  test('are the same each time', async () => {
    const first = await tagsOf(bySlug, { slug: 'one' })
    expect(first.length).toBeGreaterThan(1)
    expect(await tagsOf(bySlug, { slug: 'one' })).toEqual(first)
    for (const tag of first) expect(tag).toMatch(/^s1:[\w-]+$/)
  })

  test('tell a document that was used from one that was not', async () => {
    const one = await tagsOf(bySlug, { slug: 'one' })
    const two = await tagsOf(bySlug, { slug: 'two' })
    const changed = await announced(() => client.patch('post-1').set({ title: 'New' }).commit())
    expect([touches(one, changed), touches(two, changed)]).toEqual([true, false])
  })

  test('follow references', async () => {
    const one = await tagsOf(bySlug, { slug: 'one' })
    const two = await tagsOf(bySlug, { slug: 'two' })
    const changed = await announced(() => client.patch('author-ann').set({ name: 'Anna' }).commit())
    expect([touches(one, changed), touches(two, changed)]).toEqual([true, false])
  })

  test('notice that a document appears where a query found nothing', async () => {
    const none = await tagsOf(bySlug, { slug: 'new' })
    const changed = await announced(() =>
      client.create({ _id: 'post-new', _type: 'post', slug: { current: 'new' } }),
    )
    expect(touches(none, changed)).toBe(true)
    const moved = await announced(() =>
      client
        .patch('post-new')
        .set({ slug: { current: 'newer' } })
        .commit(),
    )
    expect(touches(none, moved)).toBe(true)
    expect(touches(await tagsOf(bySlug, { slug: 'newer' }), moved)).toBe(true)
    const gone = await announced(() => client.delete('post-new'))
    expect(touches(none, gone)).toBe(false)
  })

  test('work where letter case does not matter', async () => {
    const query = '*[_type == "category" && lower(slug.current) == lower($slug)][0].name'
    const bags = await tagsOf(query, { slug: 'KRAFT-bags' })
    const foils = await tagsOf(query, { slug: 'foils' })
    const changed = await announced(() => client.patch('category-bags').set({ name: 'All bags' }).commit())
    expect([touches(bags, changed), touches(foils, changed)]).toEqual([true, false])
  })

  test('name the types that lists are made of', async () => {
    const posts = await tagsOf('*[_type == "post"] | order(publishedAt desc)[0...2]{title}')
    const either = await tagsOf('*[_type == "author" || _type == "category"]{name}')
    const changed = await announced(() => client.patch('post-3').set({ title: 'x' }).commit())
    expect([posts, either].map((tags) => touches(tags, changed))).toEqual([true, false])
    const category = await announced(() => client.patch('category-foils').set({ name: 'x' }).commit())
    expect([posts, either].map((tags) => touches(tags, category))).toEqual([false, true])
  })

  test('tell who refers to a document from who does not', async () => {
    const parent =
      '*[_type == "category" && slug.current == $slug][0]{"used": *[_type in ["post", "author"] && references(^._id)]{title}}'
    const [bags, foils] = [
      await tagsOf(parent, { slug: 'Kraft-Bags' }),
      await tagsOf(parent, { slug: 'foils' }),
    ]
    const changed = await announced(() => client.patch('post-1').set({ title: 'x' }).commit())
    expect([touches(bags, changed), touches(foils, changed)]).toEqual([true, false])
    const added = await announced(() =>
      client
        .patch('post-2')
        .set({ category: reference('category-foils') })
        .commit(),
    )
    expect([touches(bags, added), touches(foils, added)]).toEqual([false, true])
    const removed = await announced(() => client.patch('post-2').unset(['category']).commit())
    expect([touches(bags, removed), touches(foils, removed)]).toEqual([false, true])
  })

  test('look a value up in several types', async () => {
    const query = '*[_type in ["category", "post"] && lower(slug.current) == $slug]{title}'
    const [two, foils] = [await tagsOf(query, { slug: 'two' }), await tagsOf(query, { slug: 'foils' })]
    const changed = await announced(() => client.patch('category-foils').set({ name: 'y' }).commit())
    expect([touches(two, changed), touches(foils, changed)]).toEqual([false, true])
  })

  test('are one for all when a filter names no type', async () => {
    const tags = await tagsOf('*[name == "Ann"]')
    expect(tags).toHaveLength(1)
    expect(touches(tags, await announced(() => client.create({ _id: 'other', _type: 'other' })))).toBe(true)
  })

  test('stay few, whatever a query reads', async () => {
    const many = client.transaction()
    for (let n = 0; n < 120; n += 1) many.createOrReplace({ _id: `leaf-${n}`, _type: 'leaf' })
    const items = Array.from({ length: 120 }, (_, n) => ({ _key: `k${n}`, ...reference(`leaf-${n}`) }))
    await many.createOrReplace({ _id: 'tree', _type: 'tree', items }).commit()
    const tags = await tagsOf('*[_id == "tree"][0]{items[]->{_id}}')
    expect(tags.length).toBeLessThan(40)
    const changed = await announced(() => client.patch('leaf-77').set({ x: 1 }).commit())
    expect(touches(tags, changed)).toBe(true)
  })
})

test('drafts are announced to those who may see them, under the tags of drafts queries', async () => {
  const url = `${lake.url}/vX/data/live/events/${dataset}?includeDrafts=true`
  const refused = await EventReader.open(url)
  expect(refused.response.status).toBe(401)
  const drafts = await EventReader.open(url, { authorization: `Bearer ${lake.tokens.viewer}` })
  const query = '*[_type == "post" && slug.current == "one"][0].title'
  const tags = await tagsOf(query)
  const [before] = [live.events.length, await drafts.take(1)]
  await client.create({ _id: 'drafts.post-1', _type: 'post', title: 'Draft', slug: { current: 'one' } })
  const [, message] = await drafts.take(2)
  expect(touches(tags, new Set(message?.data.tags as string[]))).toBe(true)
  await client.delete('drafts.post-1')
  const [, , removed] = await drafts.take(3)
  expect(touches(tags, new Set(removed?.data.tags as string[]))).toBe(true)
  expect(live.events.length).toBe(before)
  drafts.close()
})
