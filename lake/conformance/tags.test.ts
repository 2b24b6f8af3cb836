import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reference, writeContent } from '../testing/content.ts'
import { cableTo } from '../testing/cable.ts'
import { type Collected, type Observable, collect } from '../testing/events.ts'
import {
  type Client,
  type TestLake,
  clientFor,
  clients,
  dataset,
  startTestLake,
} from '../testing/test-lake.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake.close())
beforeEach(() => writeContent(lake.client()))

type LiveEvent = { type: string; tags?: string[] }
/** rxjs has one type for each generation of the client */
const liveEventsOf = (client: Client, options = {}) =>
  collect(client.live.events(options) as unknown as Observable<LiveEvent>)
const tagsIn = (event: LiveEvent): string[] => event.tags ?? []
const touches = (tags: string[], announcedTags: Set<string>) => tags.some((tag) => announcedTags.has(tag))

describe.each(clients)('sync tags with %s', (_, create) => {
  let client: Client
  let live: Collected<LiveEvent>
  beforeAll(() => {
    client = lake.client(create)
    live = liveEventsOf(client)
  })
  afterAll(() => live.close())

  const tagsOf = async (query: string, params: Record<string, unknown> = {}): Promise<string[]> => {
    const answer = await client.fetch(query, params as never, { filterResponse: false })
    return (answer as unknown as { syncTags: string[] }).syncTags
  }

  /** The sync tags that the live stream announces for what `work` does. */
  async function announced(work: () => Promise<unknown>): Promise<Set<string>> {
    await live.take(1)
    await new Promise((resolve) => setTimeout(resolve, 50))
    const seen = live.events.length
    await work()
    await live.take(seen + 1, 500)
    return new Set(live.events.slice(seen).flatMap(tagsIn))
  }

  const bySlug = '*[_type == "post" && slug.current == $slug][0]{title, "author": author->name}'

  test('are the same each time', async () => {
    const first = await tagsOf(bySlug, { slug: 'one' })
    expect(first.length).toBeGreaterThan(1)
    expect(await tagsOf(bySlug, { slug: 'one' })).toEqual(first)
    for (const tag of first) expect(tag).toMatch(/^s1:[\w-]+$/)
  })

  test('distinguish a document that was used from one that was not', async () => {
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

  test('of a count change with the documents that have the value, not with their other fields', async () => {
    const query =
      '*[_type == "author" && _id == $id][0]{"posts": count(*[_type == "post" && author._ref == ^._id])}'
    const ann = await tagsOf(query, { id: 'author-ann' })
    const listed = await tagsOf('*[_type == "post" && author._ref == $id]{title}', { id: 'author-ann' })
    const written = {
      _id: 'post-counted',
      _type: 'post',
      author: { _type: 'reference', _ref: 'author-ann' },
    }
    const created = await announced(() => client.create(written))
    expect([touches(ann, created), touches(listed, created)]).toEqual([true, true])
    const renamed = await announced(() => client.patch('post-counted').set({ title: 'New' }).commit())
    expect([touches(ann, renamed), touches(listed, renamed)]).toEqual([false, true])
    const moved = await announced(() =>
      client.patch('post-counted').set({ 'author._ref': 'author-bob' }).commit(),
    )
    expect(touches(ann, moved)).toBe(true)
    await client.delete('post-counted')
  })

  test('change with the attributes that a query reads of a document, not with others', async () => {
    const queries = {
      list: '*[_type == "post"] | order(publishedAt desc)[0...2]{title}',
      value: '*[_type == "post" && author._ref == "author-ann"]{title}',
      id: '*[_id == "post-1"]{title}',
      followed: '*[_type == "related"][0]{"post": post->{title}}',
      isThere: '*[_id == "post-1"]{"hasIntro": defined(intro)}',
      whole: '*[_id == "post-1"]{..., "author": author->name}',
    }
    await client.createOrReplace({ _id: 'related', _type: 'related', post: reference('post-1') })
    const names = Object.keys(queries)
    const tags = await Promise.all(Object.values(queries).map((query) => tagsOf(query)))
    const touched = async (work: () => Promise<unknown>) => {
      const changed = await announced(work)
      return names.filter((_name, at) => touches(tags[at] ?? [], changed))
    }
    const set = (fields: Record<string, unknown>) => () => client.patch('post-1').set(fields).commit()
    expect(await touched(set({ note: 'n' }))).toEqual(['whole'])
    expect(await touched(set({ intro: 'i' }))).toEqual(['isThere', 'whole'])
    expect(await touched(set({ intro: 'j' }))).toEqual(['whole'])
    expect(await touched(set({ title: 'Read' }))).toEqual(['list', 'value', 'id', 'followed', 'whole'])
    expect(await touched(set({ publishedAt: '2020-01-01' }))).toEqual(['list', 'whole'])
    await client.delete('related')
  })

  test('name the types that lists are made of', async () => {
    const posts = await tagsOf('*[_type == "post"] | order(publishedAt desc)[0...2]{title}')
    const either = await tagsOf('*[_type == "author" || _type == "category"]{name}')
    const changed = await announced(() => client.patch('post-3').set({ title: 'x' }).commit())
    expect([posts, either].map((tags) => touches(tags, changed))).toEqual([true, false])
    const category = await announced(() => client.patch('category-foils').set({ name: 'x' }).commit())
    expect([posts, either].map((tags) => touches(tags, category))).toEqual([false, true])
  })

  test('distinguish documents that refer to a document from others', async () => {
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
    const changed = await announced(() => client.patch('category-foils').set({ title: 'y' }).commit())
    expect([touches(two, changed), touches(foils, changed)]).toEqual([false, true])
  })

  test('are one for all when a filter names no type', async () => {
    const tags = await tagsOf('*[name == "Ann"]')
    expect(tags).toHaveLength(1)
    expect(touches(tags, await announced(() => client.create({ _type: 'other' })))).toBe(true)
  })

  test('stay few, whatever a query reads', async () => {
    const many = client.transaction()
    for (let n = 0; n < 120; n += 1) many.createOrReplace({ _id: `leaf-${n}`, _type: 'leaf' })
    const items = Array.from({ length: 120 }, (_, n) => ({ _key: `k${n}`, ...reference(`leaf-${n}`) }))
    await many.createOrReplace({ _id: 'tree', _type: 'tree', items }).commit()
    const tags = await tagsOf('*[_id == "tree"][0]{items[]->{x}}')
    expect(tags.length).toBeLessThan(40)
    const changed = await announced(() => client.patch('leaf-77').set({ x: 1 }).commit())
    expect(touches(tags, changed)).toBe(true)
  })

  test('of drafts are announced to those who may see them, under the tags of drafts queries', async () => {
    const viewer = clientFor(lake.url, lake.tokens.viewer, create)
    const drafts = liveEventsOf(viewer, { includeDrafts: true })
    const query = '*[_type == "post" && slug.current == "one"][0].title'
    const tags = await tagsOf(query)
    await live.take(1)
    await new Promise((resolve) => setTimeout(resolve, 50))
    const [before] = [live.events.length, await drafts.take(1)]
    await client.create({ _id: 'drafts.post-1', _type: 'post', title: 'Draft', slug: { current: 'one' } })
    const [, made] = await drafts.take(2)
    expect(touches(tags, new Set(made?.tags))).toBe(true)
    await client.delete('drafts.post-1')
    const [, , removed] = await drafts.take(3)
    expect(touches(tags, new Set(removed?.tags))).toBe(true)
    expect(live.events.length).toBe(before)
    drafts.close()
  })

  test('of drafts are refused to others', async () => {
    const stranger = clientFor(lake.url, 'sk-not-a-token', create)
    const heard = liveEventsOf(stranger, { includeDrafts: true })
    await expect.poll(heard.error).toBeDefined()
    expect(heard.events.filter(({ type }) => type !== 'reconnect')).toEqual([])
    heard.close()
    const url = `${lake.url}/vX/data/live/events/${dataset}?includeDrafts=true`
    expect((await fetch(url)).status).toBe(401)
  })

  test('that were missed are sent again', async () => {
    const cable = await cableTo(lake.url)
    const heard = liveEventsOf(clientFor(cable.url, lake.tokens.viewer, create))
    await heard.take(1)
    const first = await announced(() => client.patch('post-1').set({ title: 'a' }).commit())
    await heard.take(2)
    cable.pull()
    const missed = await announced(() => client.patch('post-2').set({ title: 'b' }).commit())
    const told = () => heard.events.filter(({ type }) => type === 'message').map(tagsIn)
    await expect.poll(told, { timeout: 10_000 }).toEqual([[...first], [...missed]])
    heard.close()
  })
})
