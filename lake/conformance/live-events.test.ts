import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeContent } from '../testing/content.ts'
import { EventReader } from '../testing/events.ts'
import { type TestLake, dataset, startTestLake } from '../testing/test-lake.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake.close())
beforeEach(() => writeContent(lake.client()))

test('live events that were missed are sent again', async () => {
  const url = `${lake.url}/vX/data/live/events/${dataset}`
  const first = await EventReader.open(url)
  await first.take(1)
  await lake.client().patch('post-1').set({ title: 'a' }).commit()
  const [, message] = await first.take(2)
  first.close()
  await lake.client().patch('post-2').set({ title: 'b' }).commit()
  const second = await EventReader.open(url, { 'last-event-id': message?.id ?? '' })
  const [welcome, missed] = await second.take(2)
  second.close()
  expect([welcome?.event, missed?.event]).toEqual(['welcome', 'message'])
  const longAgo = await EventReader.open(url, { 'last-event-id': '0' })
  expect((await longAgo.take(2)).map(({ event }) => event)[0]).toBe('welcome')
  longAgo.close()
})

test('many missed live events are one, and of very many, a client reads everything anew', async () => {
  const url = `${lake.url}/vX/data/live/events/${dataset}`
  const first = await EventReader.open(url)
  await lake.client().patch('post-1').set({ title: 'c' }).commit()
  const [, message] = await first.take(2)
  first.close()
  const back = () => EventReader.open(url, { 'last-event-id': message?.id ?? '' })
  for (const title of ['d', 'e']) await lake.client().patch('post-2').set({ title }).commit()
  const second = await back()
  await second.take(2)
  await lake.client().patch('post-1').set({ title: 'f' }).commit()
  const [, missed, next] = await second.take(3)
  second.close()
  expect(Number(missed?.id)).toBe(Number(message?.id) + 2)
  expect(Number(next?.id)).toBe(Number(message?.id) + 3)

  const many = Array.from({ length: 1100 }, (_, n) => ({ _id: `many-${n}`, _type: 'note' }))
  const transaction = many.reduce((all, note) => all.create(note), lake.client().transaction())
  await transaction.commit()
  const third = await back()
  expect((await third.take(2)).map(({ event }) => event)).toEqual(['welcome', 'restart'])
  third.close()
  await lake.client().delete({ query: '*[_id match "many-*"]' })
})

test('a commit with too many tags to make them is stored promptly, and tells clients to read everything anew', async () => {
  for (let number = 0; number < 190; number++) await lake.client().fetch(`*[_type == "album"]{x${number}}`)
  const events = await EventReader.open(`${lake.url}/vX/data/live/events/${dataset}`)
  const others = setInterval(() => void ping(), 50)
  let longest = 0
  const ping = async () => {
    const started = performance.now()
    await lake.client().fetch('count(*[_id == "post-1"])')
    longest = Math.max(longest, performance.now() - started)
  }
  const pictures = Array.from({ length: 50_000 }, (_, number) => ({ _ref: `p-${number}`, _weak: true }))
  await lake.client().create({ _id: 'album', _type: 'album', pictures }, { autoGenerateArrayKeys: true })
  expect((await events.take(2)).map(({ event }) => event)).toEqual(['welcome', 'restart'])
  events.close()
  clearInterval(others)
  // To make all of them would take ten seconds.
  expect(longest).toBeLessThan(5000)
  await lake.client().delete('album')
})
