import { expect, onTestFinished, test, vi } from 'vitest'
import { WrittenDocuments } from '../src/mutate/written-documents.ts'
import { reference } from '../testing/content.ts'
import { clientFor, lakeForTest } from '../testing/test-lake.ts'

test('authors do not pay for what visitors had watched, but for what programs have', async () => {
  const add = vi.spyOn(WrittenDocuments.prototype, 'add')
  onTestFinished(() => add.mockRestore())
  const lake = await lakeForTest()
  const client = lake.client()
  const ids = Array.from({ length: 12 }, (_, n) => `part-${n}`)
  for (const _id of ids) await client.create({ _id, _type: 'part' })
  /** The sync tags that the author of a new product pays for. */
  const paidTags = async () => {
    await client.create({ _type: 'product', parts: ids.map((id) => ({ ...reference(id), _key: id })) })
    return add.mock.lastCall?.[2] ?? 0
  }
  const ask = async (caller: ReturnType<typeof clientFor>, name: string) => {
    for (let n = 0; n < 20; n += 1) await caller.fetch(`*[_type == "product"]{${name}${n}}`)
  }
  const before = await paidTags()
  await ask(clientFor(lake.url, undefined), 'visitor')
  expect(await paidTags()).toBe(before)
  await ask(client, 'program')
  expect(await paidTags()).toBeGreaterThan(before + 20)
})
