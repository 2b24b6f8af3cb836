import { expect, onTestFinished, test, vi } from 'vitest'
import { makeShop } from '../../bench/shop-content.ts'
import { View } from '../store/view.ts'
import { shareOfMemory } from '../store/weight.ts'
import { Pace } from './pace.ts'
import { runQuery, runQueryInSlices } from './query.ts'
import { tagOf } from './tags.ts'

const documents = makeShop(5000)
const view = new View(new Map(documents.map((document) => [document._id, document])), 'raw', false)
const texts = Array.from({ length: 20_000 }, (_, n) => `text ${n}`)
const block = { _type: 'block', children: texts.map((text) => ({ _type: 'span', text })) }
const request = (query: string) => ({
  query,
  params: { texts, block },
  view,
  tracing: false,
  identity: 'me',
  project: { projectId: 'p', dataset: 'd' },
  watch: () => 0,
  timeLimit: 30_000,
})

test.each([
  [
    'a scan for each item',
    '*[_type == "category"]{title, "n": count(*[_type == "product" && price > length(^.title) && stock > 3])}',
  ],
  ['a full sort', '*[_type in ["product", "review"]] | order(string(_id) + string(_type) desc, price desc)'],
  ['a score', '*[_type == "product"] | score(title match "kra*", boost(stock > 40, 2)){title, _score}'],
  [
    'a subquery that depends on the outer item',
    '*[_type == "brand"]{"n": count(*[_type == "product" && price < count(*[_type == "review" && product->brand._ref == ^.^._id])])}',
  ],
  [
    'nested projections',
    '*[_type == "product"]{title, "c": category->{title, "p": parent->{title, "s": *[_type == "category" && parent._ref == ^._id]{"t": title}}}}',
  ],
  [
    'functions of long lists, one after the other',
    `[${Array.from({ length: 60 }, () => 'count(array::unique($texts)), length(pt::text($block))').join(', ')}]`,
  ],
])('%s lets others have their turn, and gives the same result', async (_, query) => {
  const blocked: number[] = []
  let isDone = false
  let before = process.threadCpuUsage()
  const turn = () => {
    const { user, system } = process.threadCpuUsage(before)
    // processor time, since other programs may hold this one up
    blocked.push((user + system) / 1000)
    before = process.threadCpuUsage()
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  const { result, syncTags } = await runQueryInSlices(request(query))
  isDone = true
  // Without pauses there would be at most one turn before the query and one after it.
  expect(blocked.length).toBeGreaterThan(2)
  expect(Math.max(...blocked)).toBeLessThan(50)
  expect({ result, syncTags }).toEqual(runQuery(request(query)))
})

test('every commit expires a query that asked for a tag too late for a commit', async () => {
  const source = new Map(documents.map((document) => [document._id, document]))
  const own = new View(source, 'raw', false)
  const brand = documents.find(({ _type }) => _type === 'brand')
  if (!brand) throw new Error('the shop has no brand')
  const slow = '*[_type == "category"]{"n": count(*[_type == "product" && price > length(^.title)])}'
  const query = `{"slow": count(${slow}), "late": *[_type == "brand"]{title}}`
  const known = new Map<string, number>()
  const answer = async (meanwhile: () => void) => {
    let isRunning = false
    const watch = (watched: object) => {
      if (!isRunning) setImmediate(meanwhile)
      isRunning = true
      const key = JSON.stringify(watched)
      known.set(key, known.get(key) ?? performance.now())
      return known.get(key)
    }
    return (await runQueryInSlices({ ...request(query), view: own, watch })).syncTags
  }
  const all = tagOf({ kind: 'all' })
  const publish = () => {
    source.set(brand._id, { ...brand, title: 'changed' })
    own.updateAll([brand._id])
  }
  expect(await answer(publish)).toContain(all)
  expect(await answer(publish), 'it is announced now').not.toContain(all)
  known.clear()
  expect(await answer(() => {}), 'nothing has changed').not.toContain(all)
})

test.each([
  '$list[0...50000]{"n": count([@, ...[1, 2, 3]][@ > 2])}[0...40000]',
  '[...$list, ...$list]{"n": count(string::split(string(@), "0"))}',
])('an interruption costs no more the longer the list is: %s', async (query) => {
  // oxlint-disable-next-line typescript/unbound-method
  const { inSlices } = Pace.prototype
  let slices = 0
  const spy = vi.spyOn(Pace.prototype, 'inSlices').mockImplementation(function (
    this: Pace,
    evaluate,
    ...more
  ) {
    const counted = () => {
      slices += 1
      return evaluate()
    }
    return inSlices.call(this, counted, ...more)
  })
  onTestFinished(() => spy.mockRestore())
  const list = Array.from({ length: 50_000 }, (_, n) => n)
  await runQueryInSlices({ ...request(query), params: { list } })
  // about 20, 2 on a fast machine, more while other programs hold this one up; some 3000 when each slice goes through the whole list first
  expect(slices).toBeGreaterThan(1)
  expect(slices).toBeLessThan(500)
})

test('what is evaluated again after an interruption counts once', async () => {
  // 60,000 values a time, so counting them at each of many pauses would exceed the limit
  const list = Array.from({ length: 60_000 }, (_, n) => n)
  const query =
    'count($list[@ >= 0][0...50000] | order(@ desc)[0...40000]{"n": count([@, ...[1, 2, 3]][@ > 2])})'
  const { result } = await runQueryInSlices({ ...request(query), params: { list } })
  expect(result).toBe(40_000)
})

test.each([
  ['little', shareOfMemory(1 / 10), 'is answered'],
  ['very much', shareOfMemory(1 / 5), 'Too much has changed while the query was evaluated; try again'],
])('a query during which %s changes: %#', async (_, weight, expected) => {
  const query =
    '*[_type == "category"]{"n": count(*[_type == "product" && price > length(^.title) && stock > 3])}'
  const answered = runQueryInSlices(request(query)).then(
    () => 'is answered',
    (error: Error) => error.message,
  )
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  view.updateAll([], weight)
  expect(await answered).toBe(expected)
})
