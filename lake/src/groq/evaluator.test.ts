import { describe, expect, test } from 'vitest'
import { content } from '../../testing/content.ts'
import type { LakeDocument } from '../store/document.ts'
import { View } from '../store/view.ts'
import { runQuery } from './query.ts'
import { evaluateNode, parseQuery } from './syntax.ts'

const stamped = content.map((document): LakeDocument => ({
  _rev: 'r',
  _createdAt: 't',
  _updatedAt: 't',
  ...document,
}))
const source = new Map(stamped.map((document) => [document._id, document]))
const view = new View(source, 'raw', false)

const queries = [
  '*',
  'count(*)',
  '*[_type == "post"]',
  '*[_type == $type]{title}',
  '*[_type in ["post", "author"]]{_id}',
  '*[_type == "post" || _type == "category" && number == 1]{_id}',
  '*[_type == "post" && slug.current == "two"]{_id}',
  '*["two" == slug.current && "post" == _type]{_id}',
  '*[_type == "category" && lower(slug.current) == lower("KRAFT-bags")][0]',
  '*[_type == "post" && slug.current in ["one", "three", "none"]]{_id}',
  '*[_type in ["category", "post"] && slug.current in ["foils", "one"]]{_id}',
  '*[(_type == "category" || _type == "post") && slug.current == "one"]{_id}',
  '*[_type == "post"]{"twin": *[_id == ^.author._ref][0].name, "same": *[_type == "post" && slug.current == ^.slug.current]._id}',
  '*[_id in $ids]{_id}',
  '*[_id in ["post-2", "post-1", "post-2"]]._id',
  '*[_id == "post-1"][0]{title, author->}',
  '*[_id in path("drafts.*")]{_id}',
  '*[!(_id in path("drafts.**"))]._id',
  '*[_type == "post" && !(_id in path("drafts.**")) && defined(rating)]{rating}',
  '*[_type == "post" && rating > 3]{rating}',
  '*[_type == "post" && rating >= 3 && rating < 5.5]{rating}',
  '*[rating in 1..3]._id',
  '*[rating in 1...3]._id',
  '*[_id == string::split("drafts.post-1", "drafts.")[1]]._id',
  '*[_id == string::split("post-1,post-2", ",")]._id',
  '*[_id in string::split("post-1,post-2", ",")]._id',
  '*[_type == "post"]{"same": count(*[_id == string::split(^.author._ref, "author-")[0] + "author-ann"])}',
  '*[references("author-ann")]._id',
  '*[references(["author-ann", "author-bob"]) && _type == "post"]._id',
  '*[_type == "author"]{name, "posts": *[_type == "post" && references(^._id)]._id}',
  '*[_type == "author"]{name, "posts": *[_type == "post" && author._ref == ^._id] | order(title desc){title, "by": ^.name}}',
  '*[_type == "author"]{"n": count(*[_type == "post" && author._ref == ^._id && rating > 1])}',
  '*[_type == "post"] | order(publishedAt desc){_id}',
  '*[_type == "post"] | order(rating, title desc)[0..2]{_id}',
  '*[_type == "post"] | order(lower(title))[1...-1]._id',
  '*[_type == "post"] | order(author->name asc, title)._id',
  '*[_type == "post"][0...$n]._id',
  '*[_type == "post"][-2..-1]._id',
  '*[_type == "post"] | score(title match "bags", boost(slug.current == "two", 2)){_id, _score}',
  '*[title match "pap* bread"]._id',
  '*[title match ["trays", "draft"]]._id',
  '*[_id == "post-1"][0].related[]->title',
  '*[_id == "post-1"][0].related[1]->author->name',
  '*[_id == "post-1"][0].sections[].items[].label',
  '*[_id == "post-1"][0].body[].children[].text',
  '*[_id == "post-1"][0]{body[]{..., markDefs[]{..., "t": target->name}}}',
  '*[_id == "post-1"][0]{"text": pt::text(body)}',
  '*[_id == "post-1"][0]{sections[]{_type == "hero" => {heading, category->{name}}, _type == "grid" => {items}}}',
  '*[_id == "post-1"][0]{"x": select(rating > 4 => "high", rating > 2 => "middle", "low")}',
  '*[_id == "post-1"][0]{"x": coalesce(nothing, author->nothing, title)}',
  '*[_id == "post-1"][0]{..., "title": upper(title), "n": length(title), "t": count(tags)}',
  '*[_id == "post-1"][0]{"a": array::join(tags, ", "), "b": array::unique([1, 1, 2]), "c": array::compact([null, 1])}',
  '*[_id == "post-1"][0]{"a": "paper" in tags, "b": array::intersects(tags, ["bread"]), "c": string::split("a-b", "-")}',
  '*[_type == "post"]{"later": dateTime(publishedAt) > dateTime("2026-01-15T00:00:00Z")}',
  '{"a": 1 + 2 * 3, "b": "x" + "y", "c": 7 % 4, "d": 2 ** 3, "e": -(-5), "f": [1] + [2], "g": {"a": 1} + {"b": 2}, "h": 1 / 0}',
  '{"a": null == null, "b": 1 == "1", "c": null > 1, "d": !null, "e": null || true, "f": null && false, "g": 1 in 1..2}',
  '{"a": math::sum([1, 2, 3]), "b": math::avg([1, 2]), "c": round(2.567, 2), "d": string(1), "e": string::startsWith("ab", "a")}',
  '[..."nothing", ...[1, 2], *[_id == "post-2"][0].title]',
  '*[_type == "post"]{"up": ^._id, "self": @._id}',
  '*[_type == "author"]{"deep": *[_id == "post-1"]{"a": ^.name, "b": related[]{"c": ^.^.name, "d": ^._id}}}',
  '*[sanity::versionOf("post-2")]._id',
  '*[sanity::partOfRelease("spring")]._id',
  '*[slug.current == "two"]{"all": @}[0].all._id',
  'sanity::projectId()',
]
const params = { type: 'post', ids: ['post-1', 'drafts.post-3', 'nobody'], n: 2 }

const project = { projectId: 'p', dataset: 'd' }
const run = (query: string, tracing: boolean) =>
  runQuery({
    query,
    params,
    view,
    tracing,
    identity: 'me',
    project,
    watch: () => 0,
    timeLimit: 1000,
  }).result

test.each(['2026-12-01T23:59:60Z', '2026-12-01T20:00:00-24:00', '2026-13-01T00:00:00Z'])(
  '%s is no moment, though it looks like one',
  (text) => expect(run(`dateTime("${text}")`, false)).toBeNull(),
)

describe('the evaluator agrees with groq-js', () => {
  test.each(queries)('%s', (query) => {
    const dataset = [...view.all]
    const dereference = ({ _ref }: { _ref: string }) => source.get(_ref) ?? null
    const expected: unknown = evaluateNode(parseQuery(query, params), {
      dataset,
      params,
      dereference,
      identity: 'me',
      sanity: project,
    })
    const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))
    expect(plain(run(query, false))).toEqual(plain(expected))
    expect(plain(run(query, true))).toEqual(plain(expected))
  })
})

test('a query that takes too long is stopped', () => {
  const inner = '*[_id != ^._id]{"a": *[_id != ^._id]{"a": *[_id != ^._id]{"a": count(*[_id > ^._id])}}}'
  const query = `*{"a": ${inner}}{"b": ${inner}}`
  const started = performance.now()
  const slow = () =>
    runQuery({
      query,
      params,
      view,
      tracing: false,
      identity: 'me',
      project,
      watch: () => 0,
      timeLimit: 100,
    })
  expect(slow).toThrow(/took longer than is allowed/)
  expect(performance.now() - started).toBeLessThan(2000)
})
