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

it('notes what is made, from the look for it until it is stored, and not what was made for one page', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof entry>>()
  const ofPage = JSON.stringify(['80ab', ['*[_type == "page"]', { route: '/x' }, 'page'], ['build']])
  startNextVersion()
  const earlier = fillsBefore(publishedVersion())
  const added = () => fillsBefore(publishedVersion()).filter((fill) => !earlier.includes(fill))
  await Promise.all([cache.get('c', []), cache.get(ofPage, [])])
  expect(added()).toHaveLength(0)
  startNextVersion()
  expect(added()).toHaveLength(1)
  const [fill] = added()
  const stored = cache.set('c', promise)
  resolve(entry('three'))
  await Promise.all([stored, fill?.made])
  expect(added()).toHaveLength(0)
  expect(await cache.get('c', [])).toBeDefined()
})
