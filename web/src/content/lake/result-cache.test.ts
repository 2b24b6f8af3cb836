import { expect, it } from 'vitest'
import { expireTags } from './expired-tags'
import { fillsBefore } from './fills'
import { publishedVersion, startNextVersion } from './published-version'
import cache from './result-cache'

const entry = (tag: string) => ({
  tags: [tag],
  value: new ReadableStream({ start: (stream) => stream.close() }),
  stale: 300,
  timestamp: performance.timeOrigin + performance.now(),
  expire: 3600,
  revalidate: 3600,
})

it('keeps a result until one of its tags is expired', async () => {
  expect(await cache.get('a')).toBeUndefined()
  await cache.set('a', Promise.resolve(entry('one')))
  expect(await cache.get('a')).toMatchObject({ tags: ['one'] })
  expireTags(['other'])
  expect(await cache.get('a')).toBeDefined()
  expireTags(['one'])
  expect(await cache.get('a')).toBeUndefined()
})

it('does not keep a result that was read before a publish and stored after it', async () => {
  expect(await cache.get('b')).toBeUndefined()
  expireTags(['two'])
  await cache.set('b', Promise.resolve(entry('two')))
  expect(await cache.get('b')).toBeUndefined()
  await cache.set('b', Promise.resolve(entry('two')))
  expect(await cache.get('b')).toBeDefined()
})

it('notes what is made, from the look for it until it is stored, and not what was made for one page', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof entry>>()
  const ofPage = JSON.stringify(['80ab', ['*[_type == "page"]', { route: '/x' }, 'page'], ['build']])
  startNextVersion()
  const earlier = fillsBefore(publishedVersion())
  const added = () => fillsBefore(publishedVersion()).filter((fill) => !earlier.includes(fill))
  await Promise.all([cache.get('c'), cache.get(ofPage)])
  expect(added()).toHaveLength(0)
  startNextVersion()
  expect(added()).toHaveLength(1)
  const [fill] = added()
  const stored = cache.set('c', promise)
  resolve(entry('three'))
  await Promise.all([stored, fill?.made])
  expect(added()).toHaveLength(0)
  expect(await cache.get('c')).toBeDefined()
})

it('gives what was stored each time, to those who ask while it is stored, too', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof entry>>()
  const value = new Response('a result').body as ReadableStream<Uint8Array>
  const stored = cache.set('d', promise)
  const asked = cache.get('d')
  resolve({ ...entry('four'), value })
  const textOf = async (found: ReturnType<typeof cache.get>) => new Response((await found)?.value).text()
  expect(await Promise.all([textOf(asked), textOf(cache.get('d')), stored])).toEqual([
    'a result',
    'a result',
    undefined,
  ])
  expect(await textOf(cache.get('d'))).toBe('a result')
})

it('keeps no result that failed, is too old, or expires immediately', async () => {
  const failing = new ReadableStream<Uint8Array>({ start: (stream) => stream.error(new Error('away')) })
  await cache.set('e', Promise.resolve({ ...entry('five'), value: failing }))
  await cache.set('f', Promise.resolve({ ...entry('five'), timestamp: performance.timeOrigin - 3_601_000 }))
  await cache.set('g', Promise.resolve({ ...entry('five'), expire: 0 }))
  expect(await Promise.all(['e', 'f', 'g'].map((key) => cache.get(key)))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it('keeps many small results in no more memory than it counts', async () => {
  const before = process.memoryUsage().arrayBuffers
  for (let n = 0; n < 2000; n++) {
    // as small as the pool of Node's buffers shares its memory out
    const value = new ReadableStream<Uint8Array>({
      start: (stream) => {
        stream.enqueue(Buffer.from(`result ${n}`.repeat(50)))
        stream.close()
      },
    })
    await cache.set(`small ${n}`, Promise.resolve({ ...entry('small'), value }))
    Buffer.allocUnsafe(20_000).fill(0)
  }
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(30_000_000)
})
