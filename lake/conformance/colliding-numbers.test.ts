import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeContent } from '../testing/content.ts'
import { collidingNumbers } from '../testing/colliding-numbers.ts'
import { type TestLake, dataset, startTestLake } from '../testing/test-lake.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
  await writeContent(lake.client())
})
afterAll(() => lake.close())

async function secondsOf(query: string, numbers: number[]): Promise<number> {
  const half = numbers.length / 2
  const params = { numbers, first: numbers.slice(0, half), second: numbers.slice(half) }
  const used = Object.entries(params).filter(([name]) => query.includes(`$${name}`))
  const started = performance.now()
  const answer = await lake.request(`/data/query/${dataset}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, params: Object.fromEntries(used) }),
  })
  const seconds = (performance.now() - started) / 1000
  expect(answer.status).toBe(200)
  return seconds
}

test.each([
  'count(array::unique($numbers))',
  'array::intersects($first, $second)',
  '[-1 in $numbers, -2 in $numbers, -3 in $numbers]',
  'count(*[_type == "product" && number in $numbers])',
  '[references($numbers)]',
])('%s takes no longer for numbers that collide', async (query) => {
  const count = 20_000
  const plain = Array.from({ length: count }, (_, n) => 2_000_000_000 + n)
  const usual = await secondsOf(query, plain)
  expect(await secondsOf(query, collidingNumbers(count))).toBeLessThan(usual + 0.15)
})
