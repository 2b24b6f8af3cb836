import { expect, test } from 'vitest'
import { writeContent } from '../testing/content.ts'
import { look, noise } from '../testing/pictures.ts'
import { type TestLake, lakeForTest } from '../testing/test-lake.ts'

const site = (lake: TestLake) => ({ headers: { authorization: `Bearer ${lake.tokens.site}` } })
const sizes = (count: number) => Array.from({ length: count }, (_, at) => 900 - at)

async function withPicture(lake: TestLake): Promise<string> {
  await writeContent(lake.client())
  return (await lake.client().assets.upload('image', await noise(1200, 900))).url
}

/** How long a query takes, again and again until `isOver`, in milliseconds. */
async function queryTimes(lake: TestLake, isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (!isOver()) {
    const started = performance.now()
    expect(await lake.client().fetch('*[_type == "post"] | order(title)[0...2].title')).toHaveLength(2)
    times.push(performance.now() - started)
  }
  return times
}

test('many simultaneous pictures are all made, and queries are answered in the meantime', async () => {
  const lake = await lakeForTest()
  const url = await withPicture(lake)
  const started = performance.now()
  let isOver = false
  const pictures = Promise.all(
    sizes(16).map(async (width) => {
      const response = await fetch(`${url}?w=${width}&fm=webp`, site(lake))
      return { status: response.status, wanted: width, ...(await look(await response.arrayBuffer())) }
    }),
  ).finally(() => (isOver = true))
  const times = await queryTimes(lake, () => isOver)
  const made = await pictures
  const took = performance.now() - started
  for (const { status, wanted, width } of made) expect([status, width]).toEqual([200, wanted])
  // one that waited for the pictures would have taken as long as they
  times.sort((a, b) => a - b)
  const [median = took, slowest = took] = [times[times.length >> 1], times.at(-1)]
  expect(times.length).toBeGreaterThan(10)
  expect(median).toBeLessThan(250)
  expect(slowest).toBeLessThan(took / 2)
})

test('more than may wait are refused in words, and can be had later', async () => {
  const lake = await lakeForTest({ limits: { transformsWaiting: 3, heldBackMs: 100 } })
  const url = await withPicture(lake)
  const ask = async (width: number) => {
    const response = await fetch(`${url}?w=${width}&fm=webp`, site(lake))
    const text = response.ok ? '' : await response.text()
    await response.body?.cancel().catch(() => undefined)
    return { width, status: response.status, retry: response.headers.get('retry-after'), text }
  }
  const answers = await Promise.all(sizes(12).map(ask))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(5)
  for (const { status, retry, text } of refused) {
    expect([status, retry]).toEqual([503, '1'])
    expect(text).toContain('Too many requests of this kind are waiting; try again')
  }
  for (const { width } of refused.slice(0, 3)) expect((await ask(width)).status).toBe(200)
  expect(await lake.client().fetch('count(*[_type == "post"])')).toBe(3)
  expect(lake.log.filter(({ event }) => event === 'failure')).toEqual([])
})

test('each visitor of the site waits in a queue of their own, and an editor has one', async () => {
  const lake = await lakeForTest({ limits: { transformsWaiting: 3, heldBackMs: 100 } })
  const url = await withPicture(lake)
  const ask = async (token: string, width: number, visitor: string) => {
    const headers = { authorization: `Bearer ${token}`, 'x-visitor': visitor }
    const response = await fetch(`${url}?w=${width}&fm=webp`, { headers })
    await response.body?.cancel().catch(() => undefined)
    return response.status
  }
  const { site: siteToken, editor } = lake.tokens
  const many = sizes(12).map((width) => ask(siteToken, width, 'one'))
  const others = await Promise.all(sizes(8).map((width, at) => ask(siteToken, width - 100, `visitor ${at}`)))
  expect(others).toEqual(others.map(() => 200))
  expect(await Promise.all(many)).toContain(503)
  const ofEditor = sizes(12).map((width, at) => ask(editor, width - 200, `visitor ${at}`))
  expect(await Promise.all(ofEditor)).toContain(503)
})
