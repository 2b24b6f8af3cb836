import { expect, it } from 'vitest'
import { type Change, TagCollector, tagOf, type TagSubject, tagsOfChanges } from './tags.ts'

const picture = (number: number): TagSubject => ({
  kind: 'id',
  id: `image-${number}`,
  type: 'image',
  reads: ['metadata'],
})
const item: TagSubject = { kind: 'value', type: 'item', key: 'slug', value: 'bags', reads: ['details'] }

function tagsOf(subjects: TagSubject[]): string[] {
  const collector = new TagCollector()
  for (const subject of subjects) collector.add(subject)
  return collector.tags()
}

it('carries a tag for each subject as long as they are few', () => {
  const subjects = [item, ...Array.from({ length: 39 }, (_, number) => picture(number))]
  expect(tagsOf(subjects)).toEqual(subjects.map(tagOf).toSorted())
})

it('replaces what there is most of by its type, and keeps the rest exact', () => {
  const subjects = [item, ...Array.from({ length: 40 }, (_, number) => picture(number))]
  const pictures = tagOf({ kind: 'type', type: 'image', reads: ['metadata'] })
  expect(tagsOf(subjects)).toEqual([tagOf(item), pictures].toSorted())
})

it('carries one tag for everything when it reads more ids that no document has than fit', () => {
  const ids = Array.from({ length: 41 }, (_, number): TagSubject => ({ kind: 'id', id: `x${number}` }))
  expect(tagsOf(ids)).toEqual([tagOf({ kind: 'all' })])
})

it('takes time that grows with the number of ids, not with its square', () => {
  const timeOf = (count: number) => {
    const collector = new TagCollector()
    for (let number = 0; number < count; number += 1) collector.add({ kind: 'id', id: `x${number}` })
    const start = performance.now()
    collector.tags()
    return performance.now() - start
  }
  const best = (count: number) => Math.min(...Array.from({ length: 4 }, () => timeOf(count)))
  expect(best(16_000) / best(1000)).toBeLessThan(80)
})

it('carries one tag for everything when even the types are too many', () => {
  const subjects = Array.from({ length: 41 }, (_, number): TagSubject => ({
    kind: 'type',
    type: `t${number}`,
  }))
  expect(tagsOf(subjects)).toEqual([tagOf({ kind: 'all' })])
})

it('collects what each type and value gives one by one, and by type when there are more than fit', () => {
  const references = (types: string[], ids: number) => {
    const collector = new TagCollector()
    const values = Array.from({ length: ids }, (_, number) => `x${number}`)
    collector.addEach(types, values, (type, to) => ({ kind: 'reference', type, to }))
    return collector.tags()
  }
  expect(references(['a', 'b'], 20)).toHaveLength(40)
  const types = ['a', 'b'].map((type) => tagOf({ kind: 'type', type }))
  expect(references(['a', 'b'], 41)).toEqual(types.toSorted())
  const many = Array.from({ length: 41 }, (_, number) => `t${number}`)
  expect(references(many, 1)).toEqual([tagOf({ kind: 'all' })])
  expect(references(many, 0)).toEqual([])
})

it('carries the same tags when it collects more than it keeps one by one', () => {
  const pictures = Array.from({ length: 200_000 }, (_, number) => picture(number))
  expect(tagsOf([item, ...pictures])).toEqual(
    [tagOf(item), tagOf({ kind: 'type', type: 'image', reads: ['metadata'] })].toSorted(),
  )
  const references = Array.from({ length: 200_000 }, (_, number): TagSubject => ({
    kind: 'reference',
    type: `t${number % 41}`,
    to: `x${number}`,
  }))
  expect(tagsOf(references)).toEqual([tagOf({ kind: 'all' })])
  expect(tagsOf(references.filter((_, number) => number % 41 < 40))).toHaveLength(40)
})

it('compares a large attribute once, however many queries read it', () => {
  const body = () => Array.from({ length: 20_000 }, (_, number) => ({ _key: `b${number}`, children: [] }))
  const state = (title: string) => ({
    _id: 'a',
    _type: 'post',
    _rev: title,
    _createdAt: 't',
    _updatedAt: 't',
    title,
    body: body(),
  })
  const reads = Array.from({ length: 100 }, (_, number) => ({ type: 'post', reads: ['body', `x${number}`] }))
  const title = { type: 'post', reads: ['title'] }
  const started = performance.now()
  const tags = tagsOfChanges([[state('one'), state('two')]], { fields: [], reads: [...reads, title] })
  expect(performance.now() - started).toBeLessThan(500)
  const isTold = (subject: Omit<TagSubject & { kind: 'type' }, 'kind'>) =>
    tags?.has(tagOf({ kind: 'type', ...subject }))
  expect([isTold(title), reads.some(isTold)]).toEqual([true, false])
})

it('makes no tags when a commit has so many that others would wait for them', () => {
  const watched = {
    fields: [],
    reads: Array.from({ length: 390 }, (_, number) => ({ type: 'post', reads: [`x${number}`] })),
  }
  const post = (links: string[]) => ({
    _id: 'a',
    _type: 'post',
    _rev: 'r',
    _createdAt: 't',
    _updatedAt: 't',
    links: links.map((_ref) => ({ _ref, _weak: true })),
  })
  const started = performance.now()
  const ids = Array.from({ length: 50_000 }, (_, number) => `to-${number}`)
  expect(tagsOfChanges([[undefined, post(ids)]], watched)).toBeUndefined()
  const many = Array.from({ length: 5000 }, () => [undefined, post([])] as const)
  expect(tagsOfChanges(many, watched)).toBeUndefined()
  // One document that is linked to many times has one tag.
  expect(tagsOfChanges([[undefined, post(ids.fill('one'))]], watched)?.size).toBeLessThan(1500)
  expect(performance.now() - started).toBeLessThan(5000)
})

it('hashes a long value once, however many queries read it', () => {
  const value = 'x'.repeat(3_000_000)
  const document = { _id: 'a', _type: 'post', _rev: 'r', _createdAt: 't', _updatedAt: 't', value }
  const watched = {
    fields: [{ type: 'post', key: 'value', read: () => value }],
    reads: Array.from({ length: 390 }, (_, number) => ({ type: 'post', reads: [`x${number}`] })),
  }
  const started = performance.now()
  const tags = tagsOfChanges([[undefined, document]], watched)
  expect(performance.now() - started).toBeLessThan(500)
  expect(tags?.has(tagOf({ kind: 'value', type: 'post', key: 'value', value, reads: ['x7'] }))).toBe(true)
})

it('takes no time for large values that many queries look at, and announces long texts as queries name them', () => {
  const list = Array.from({ length: 20_000 }, (_, n) => ({ n }))
  const document = (n: number) => ({
    _id: 'large',
    _type: 'note',
    _rev: 'r',
    _createdAt: '',
    _updatedAt: '',
    n,
    list,
    text: 'x'.repeat(400_000),
  })
  const fields = Array.from({ length: 300 }, (_, n) => ({
    type: 'note',
    key: `f${n}`,
    read: (of: Record<string, unknown>) => (n % 2 === 0 ? of.list : of.text),
  }))
  const { user } = process.cpuUsage()
  const tags = tagsOfChanges([[document(1), document(2)]], { fields, reads: [] })
  expect(process.cpuUsage().user - user).toBeLessThan(300_000)
  const looked = tagOf({ kind: 'value', type: 'note', key: 'f1', value: document(1).text })
  expect(tags).toContain(looked)
})

const note = (id: number, more: Record<string, unknown>) => ({
  _id: `n${id}`,
  _type: 'note',
  _rev: 'r',
  _createdAt: '',
  _updatedAt: '',
  ...more,
})

/** Milliseconds of the processor. */
function cpuOf(work: () => unknown): number {
  const started = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}

it('compares what documents have, not the thousands of attributes that queries name', () => {
  const names = (query: number) => Array.from({ length: 63 }, (_, n) => `q${query}x${n}`)
  const reads = Array.from({ length: 400 }, (_, query) => ({ type: 'note', reads: names(query) }))
  const changes = Array.from({ length: 1000 }, (_, id) => [note(id, { n: 1 }), note(id, { n: 2 })] as const)
  let tags: Set<string> | undefined
  // it took seconds before
  expect(cpuOf(() => (tags = tagsOfChanges(changes, { fields: [], reads })))).toBeLessThan(500)
  expect(tags?.size).toBe(1002)
})

it('makes no tags when comparing the attributes, or reading the fields, of a commit would take long', () => {
  const wide = Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`x${n}`, 1]))
  const wides = Array.from({ length: 500 }).fill([note(1, wide), note(1, { ...wide })]) as Change[]
  expect(tagsOfChanges(wides, { fields: [], reads: [{ type: 'note', reads: ['x1'] }] })).toBeUndefined()
  let count = 0
  const read = () => {
    count += 1
    return []
  }
  const fields = Array.from({ length: 400 }, (_, n) => ({ type: 'note', key: `f${n}`, read }))
  const notes = Array.from({ length: 5000 }, (_, id) => [undefined, note(id, {})] as const)
  expect(tagsOfChanges(notes, { fields, reads: [] })).toBeUndefined()
  expect(count).toBeLessThan(60_000)
})

it.each([
  [{ a: 1 }, { a: 1, b: 1 }, ['b', 'b, c', 'defined(b)']],
  [{ a: 1, b: 1 }, { a: 1, b: 2 }, ['b', 'b, c']],
  [{ b: 1 }, { b: null }, ['b', 'b, c', 'defined(b)']],
  [{ b: null }, {}, ['b', 'b, c']],
  [{ a: [{ b: 1 }] }, { a: [{ b: 1 }], constructor: 1 }, ['constructor']],
  [{ c: 1 }, undefined, ['', 'a', 'b', 'b, c', 'constructor', 'defined(b)']],
  [{ c: 1 }, { _type: 'post', c: 1 }, ['', 'a', 'b', 'b, c', 'constructor', 'defined(b)']],
])('a change of %j to %j concerns who reads %j', (before, after, expected) => {
  const all = [[], ['a'], ['b'], ['b', 'c'], ['constructor'], ['defined(b)']]
  const watched = { fields: [], reads: all.map((reads) => ({ type: 'note', reads })) }
  const tags = tagsOfChanges([[note(1, before), after && note(1, after)]], watched)
  const told = all.filter((reads) => tags?.has(tagOf({ kind: 'id', id: 'n1', reads })))
  expect(told.map((reads) => reads.join(', '))).toEqual(expected)
})
