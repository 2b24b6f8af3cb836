import { expect, test } from 'vitest'
import { type TestLake, dataset, lakeForTest, studioOrigin } from '../testing/test-lake.ts'

const mutate = (lake: TestLake, mutations: unknown[], headers?: Record<string, string>) =>
  lake.request(`/data/mutate/${dataset}`, { method: 'POST', headers, body: JSON.stringify({ mutations }) })

const large = (_id: string) => ({ create: { _id, _type: 'note', text: 'x'.repeat(8000) } })

test('a person who adds more in a day than is allowed is told so, and others go on', async () => {
  const lake = await lakeForTest({ limits: { growthPerDay: 45_000 } })
  const origin = encodeURIComponent(`${studioOrigin}/structure`)
  const path = `/auth/login/local?origin=${origin}&projectId=testshop&type=cookie`
  const login = await lake.request(path, { headers: {} })
  const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const person = { cookie, origin: studioOrigin }
  expect((await mutate(lake, [large('a'), large('b')], person)).status).toBe(200)
  const refused = await mutate(lake, [large('c')], person)
  expect([refused.status, await refused.text()]).toEqual([507, expect.stringContaining('in a day')])
  expect(await lake.client().getDocument('c')).toBeUndefined()
  const action = {
    actionType: 'sanity.action.document.create',
    publishedId: 'c',
    attributes: large('drafts.c').create,
  }
  const created = await lake.request(`/data/actions/${dataset}`, {
    method: 'POST',
    headers: person,
    body: JSON.stringify({ actions: [action] }),
  })
  expect([created.status, await created.text()]).toEqual([507, expect.stringContaining('in a day')])
  expect((await mutate(lake, [large('d')])).status).toBe(200)
  const shorter = { patch: { id: 'a', set: { text: '' } } }
  expect((await mutate(lake, [shorter], person)).status).toBe(200)
  expect((await mutate(lake, [large('c')], person)).status).toBe(200)
})
