import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeContent } from '../testing/content.ts'
import { type TestLake, clients, startTestLake } from '../testing/test-lake.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
  await writeContent(lake.client())
})
afterAll(() => lake.close())

const post = '*[_id == "post-1"][0]'

/** query, path in the result, then the document and the path in it that a click should open */
const shapes: [query: string, at: (string | number)[], id: string, path: string][] = [
  [`${post}{title}`, ['title'], 'post-1', 'title'],
  [`${post}.title`, [], 'post-1', 'title'],
  [`*[_type == "post"]{title}`, [1, 'title'], 'post-2', 'title'],
  [`*[_type == "post"].title`, [1], 'post-2', 'title'],
  [`${post}`, ['slug', 'current'], 'post-1', 'slug.current'],
  [`${post}{"address": slug.current}`, ['address'], 'post-1', 'slug.current'],
  [`${post}{...}`, ['title'], 'post-1', 'title'],
  [
    `${post}{..., "more": 1}`,
    ['body', 0, 'children', 1, 'text'],
    'post-1',
    'body[_key=="b1"].children[_key=="s2"].text',
  ],
  [`${post}{author->}`, ['author', 'name'], 'author-ann', 'name'],
  [`${post}{"by": author->name}`, ['by'], 'author-ann', 'name'],
  [`${post}{"town": author->city.name}`, ['town'], 'author-ann', 'city.name'],
  [`${post}{author->{name, city{name}}}`, ['author', 'city', 'name'], 'author-ann', 'city.name'],
  [`${post}{related[]->{title}}`, ['related', 1, 'title'], 'post-3', 'title'],
  [`${post}{"r": related[]->title}`, ['r', 0], 'post-2', 'title'],
  [`${post}{related[]->{author->{name}}}`, ['related', 0, 'author', 'name'], 'author-bob', 'name'],
  [`${post}{tags}`, ['tags', 1], 'post-1', 'tags[1]'],
  [`${post}{"first": tags[0]}`, ['first'], 'post-1', 'tags[0]'],
  [`${post}{"last": tags[-1]}`, ['last'], 'post-1', 'tags[1]'],
  [`${post}{body}`, ['body', 1, 'alt'], 'post-1', 'body[_key=="b2"].alt'],
  [
    `${post}{body[]{..., markDefs[]{..., "to": target->slug.current}}}`,
    ['body', 0, 'markDefs', 0, 'to'],
    'category-bags',
    'slug.current',
  ],
  [
    `${post}{body[]{..., markDefs[]{...}}}`,
    ['body', 0, 'markDefs', 0, 'href'],
    'post-1',
    'body[_key=="b1"].markDefs[_key=="m1"].href',
  ],
  [`${post}{body[_type == "picture"]{alt}}`, ['body', 0, 'alt'], 'post-1', 'body[_key=="b2"].alt'],
  [
    `${post}{sections[]{_type == "hero" => {heading}, _type == "grid" => {title}}}`,
    ['sections', 1, 'title'],
    'post-1',
    'sections[_key=="c2"].title',
  ],
  [
    `${post}{sections[]{..., _type == "hero" => {"category": category->{name}}}}`,
    ['sections', 0, 'category', 'name'],
    'category-bags',
    'name',
  ],
  [
    `${post}{sections[]{...select(_type == "grid" => {items[]{label}})}}`,
    ['sections', 1, 'items', 0, 'label'],
    'post-1',
    'sections[_key=="c2"].items[_key=="i1"].label',
  ],
  [
    `${post}{"labels": sections[].items[].label}`,
    ['labels', 1],
    'post-1',
    'sections[_key=="c2"].items[_key=="i1"].label',
  ],
  [
    `${post}{"hero": sections[_type == "hero"][0].heading}`,
    ['hero'],
    'post-1',
    'sections[_key=="c1"].heading',
  ],
  [`${post}{"name": coalesce(subtitle, title)}`, ['name'], 'post-1', 'title'],
  [`${post}{"name": select(rating > 4 => slug.current, title)}`, ['name'], 'post-1', 'title'],
  [`*[_type == "post"] | order(publishedAt desc)[0...2]{title}`, [0, 'title'], 'post-2', 'title'],
  [`*[_type == "post"]{title} | order(title desc)`, [0, 'title'], 'post-3', 'title'],
  [`*[_type == "post"][1..2]{title}`, [0, 'title'], 'post-2', 'title'],
  [`*[_type == "post"] | score(title match "trays"){title}`, [0, 'title'], 'post-3', 'title'],
  [`{"posts": *[_type == "post"]{title}, "one": ${post}{title}}`, ['one', 'title'], 'post-1', 'title'],
  [
    `*[_type == "author"]{"posts": *[_type == "post" && author._ref == ^._id]{title}}`,
    [0, 'posts', 1, 'title'],
    'post-3',
    'title',
  ],
  [
    `*[_type == "author"]{"posts": *[references(^._id)]{title, "by": ^.name}}`,
    [1, 'posts', 0, 'by'],
    'author-bob',
    'name',
  ],
  [`[${post}.title, *[_id == "post-2"][0].title]`, [1], 'post-2', 'title'],
  [`${post}{"list": [title, slug.current]}`, ['list', 1], 'post-1', 'slug.current'],
  [`${post}{"both": [...tags, title]}`, ['both', 2], 'post-1', 'title'],
  [`${post}{"meta": {"title": title, "by": author->name}}`, ['meta', 'by'], 'author-ann', 'name'],
  [`${post}{"self": @.title}`, ['self'], 'post-1', 'title'],
  [`${post}{(title)}`, ['title'], 'post-1', 'title'],
]

const pathText = (path: unknown) =>
  (path as (string | number | { _key: string })[])
    ?.map((step) =>
      typeof step === 'object'
        ? `[_key=="${step._key}"]`
        : typeof step === 'number'
          ? `[${step}]`
          : `.${step}`,
    )
    .join('')
    .slice(1)

describe.each(clients)('source maps with %s', (_, create, resolveEditInfo) => {
  test.each(shapes)('%s leads from %j to %s', async (query, at, id, path) => {
    const answer = await lake
      .client(create)
      .fetch(
        query.replace('{(title)}', '{"title": (title)}'),
        {},
        { filterResponse: false, resultSourceMap: 'withKeyArraySelector' },
      )
    const resultSourceMap = (answer as unknown as { resultSourceMap: never }).resultSourceMap
    const info = resolveEditInfo({ resultSourceMap, resultPath: at as never, studioUrl: '/studio' })
    expect([info?.id, pathText(info?.path)]).toEqual([id, path])
  })

  test('names the draft that was really read', async () => {
    const answer = await lake
      .client(create)
      .fetch(
        '*[_id == "post-3"][0]{title, "by": author->name}',
        {},
        { perspective: 'drafts', filterResponse: false, resultSourceMap: true },
      )
    const { documents } = (answer as unknown as { resultSourceMap: { documents: { _id: string }[] } })
      .resultSourceMap
    expect(documents.map(({ _id }) => _id)).toEqual(['drafts.post-3', 'author-ann'])
  })

  test('leaves out what was computed', async () => {
    const answer = await lake
      .client(create)
      .fetch(
        `${post}{"shout": title + "!", "n": count(tags), "up": upper(title), "yes": rating > 1}`,
        {},
        { filterResponse: false, resultSourceMap: true },
      )
    expect((answer as unknown as { resultSourceMap: { mappings: object } }).resultSourceMap.mappings).toEqual(
      {},
    )
  })

  test('is made only on request', async () => {
    const answer = await lake.client(create).fetch(`${post}{title}`, {}, { filterResponse: false })
    expect(answer).not.toHaveProperty('resultSourceMap')
  })
})
