import { expect, onTestFinished, test } from 'vitest'
import { EventReader } from '../testing/events.ts'
import { lakeForTest } from '../testing/test-lake.ts'

test('the slow filters of one address do not keep the listener of another waiting', async () => {
  const lake = await lakeForTest({ trustedProxies: 1 })
  const listen = async (address: string, search: Record<string, string>) => {
    const url = `${lake.url}/v2025-02-19/data/listen/production?${new URLSearchParams(search)}`
    const reader = await EventReader.open(url, { 'x-forwarded-for': address })
    onTestFinished(() => reader.close())
    await reader.take(1)
    return reader
  }
  const slow = { query: '*[title + $a match "x*"]', $a: JSON.stringify('é'.repeat(1500)) }
  const flood = await Promise.all(Array.from({ length: 60 }, () => listen('10.0.0.1', slow)))
  const other = await listen('10.0.0.2', { query: '*[_type == "note"]' })
  await lake.client().create({ _id: 'one', _type: 'note', title: 'x' })
  const [, event] = await other.take(2, 20_000)
  expect(event?.event).toBe('mutation')
  expect(flood.filter(({ events }) => events.length > 1).length).toBeLessThan(30)
})
