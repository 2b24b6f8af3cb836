import { expect, onTestFinished, test, vi } from 'vitest'
import { WrittenDocuments } from '../src/mutate/written-documents.ts'
import { reference } from '../testing/content.ts'
import { dataset } from '../testing/test-lake.ts'
import { asUser, lakeWithUsers, logIn, password } from '../testing/users.ts'

test('authors do not pay for what users had watched, but for what programs have', async () => {
  const add = vi.spyOn(WrittenDocuments.prototype, 'add')
  onTestFinished(() => add.mockRestore())
  const lake = await lakeWithUsers({})
  const client = lake.client()
  const ids = Array.from({ length: 12 }, (_, n) => `part-${n}`)
  for (const _id of ids) await client.create({ _id, _type: 'part' })
  /** The sync tags that the author of a new product pays for. */
  const paidTags = async () => {
    await client.create({ _type: 'product', parts: ids.map((id) => ({ ...reference(id), _key: id })) })
    return add.mock.lastCall?.[2] ?? 0
  }
  const ask = async (name: string, headers?: Record<string, string>) => {
    for (let n = 0; n < 20; n += 1) {
      const query = encodeURIComponent(`*[_type == "product"]{${name}${n}}`)
      const answer = await lake.request(`/data/query/${dataset}?query=${query}`, headers ? { headers } : {})
      expect(answer.status).toBe(200)
    }
  }
  const before = await paidTags()
  await ask('user', asUser(await logIn(lake, 'Ann', password)))
  expect(await paidTags()).toBe(before)
  await ask('program')
  expect(await paidTags()).toBeGreaterThan(before + 20)
})
