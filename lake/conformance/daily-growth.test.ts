import { expect, test } from 'vitest'
import { type TestLake, dataset, lakeForTest, studioOrigin } from '../testing/test-lake.ts'

const mutate = (lake: TestLake, mutations: unknown[], headers?: Record<string, string>) =>
  lake.request(`/data/mutate/${dataset}`, { method: 'POST', headers, body: JSON.stringify({ mutations }) })

const large = (_id: string) => ({ create: { _id, _type: 'note', text: 'x'.repeat(8000) } })

/** Logs in without a password. @returns the headers of this person's requests */
async function logIn(lake: TestLake, name: string): Promise<Record<string, string>> {
  const origin = encodeURIComponent(`${studioOrigin}/`)
  const login = await lake.request(`/auth/login/local?origin=${origin}&type=token`, {
    method: 'POST',
    headers: { origin: lake.url },
    body: new URLSearchParams({ name }),
  })
  const [, sid] = /sid=(.*)$/.exec(login.headers.get('location') ?? '') ?? []
  const answer = await lake.request(`/auth/fetch?sid=${sid}`, { headers: {} })
  const { token } = (await answer.json()) as { token: string }
  return { authorization: `Bearer ${token}` }
}

test('a person who adds more in a day than is allowed is told so, and others go on', async () => {
  const lake = await lakeForTest({ limits: { growthPerDay: 48_000 } })
  const person = await logIn(lake, 'Ann')
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

test('an author whose drafts another one publishes can go on', async () => {
  const lake = await lakeForTest({ limits: { growthPerDay: 48_000 } })
  const [author, reviewer] = [await logIn(lake, 'Ann'), await logIn(lake, 'Ben')]
  await mutate(lake, [large('a')])
  const publish = {
    actionType: 'sanity.action.document.publish',
    draftId: 'drafts.a',
    publishedId: 'a',
  }
  for (let round = 0; round < 6; round += 1) {
    expect((await mutate(lake, [large('drafts.a')], author)).status).toBe(200)
    const published = await lake.request(`/data/actions/${dataset}`, {
      method: 'POST',
      headers: reviewer,
      body: JSON.stringify({ actions: [publish] }),
    })
    expect(published.status).toBe(200)
  }
})

test('what a reviewer publishes counts for its authors', async () => {
  const lake = await lakeForTest({ limits: { growthPerDay: 48_000 } })
  const reviewer = await logIn(lake, 'Ben')
  for (const name of ['Ann', 'Cem']) {
    const author = await logIn(lake, name)
    for (const id of [`${name}-1`, `${name}-2`]) {
      expect((await mutate(lake, [large(`drafts.${id}`)], author)).status).toBe(200)
      const publish = {
        actionType: 'sanity.action.document.publish',
        draftId: `drafts.${id}`,
        publishedId: id,
      }
      const published = await lake.request(`/data/actions/${dataset}`, {
        method: 'POST',
        headers: reviewer,
        body: JSON.stringify({ actions: [publish] }),
      })
      expect(published.status).toBe(200)
    }
    expect((await mutate(lake, [large(`drafts.${name}-3`)], author)).status).toBe(507)
  }
  expect((await mutate(lake, [large('b-1'), large('b-2')], reviewer)).status).toBe(200)
})
