import { expect, it } from 'vitest'
import { expireTags } from './expired-tags'
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
  expect(await cache.get('a', [])).toBeUndefined()
  await cache.set('a', Promise.resolve(entry('one')))
  expect(await cache.get('a', [])).toMatchObject({ tags: ['one'] })
  expireTags(['other'])
  expect(await cache.get('a', [])).toBeDefined()
  expireTags(['one'])
  expect(await cache.get('a', [])).toBeUndefined()
})

it('does not keep a result that was read before a publish and stored after it', async () => {
  expect(await cache.get('b', [])).toBeUndefined()
  expireTags(['two'])
  await cache.set('b', Promise.resolve(entry('two')))
  expect(await cache.get('b', [])).toBeUndefined()
  await cache.set('b', Promise.resolve(entry('two')))
  expect(await cache.get('b', [])).toBeDefined()
})
