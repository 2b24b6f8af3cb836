import type { SanityClient } from '@sanity/client'
import { expect, it, vi } from 'vitest'
import { draftChanges, MAX_TRANSACTIONS } from './history.ts'

type Request = { url: string; query: { limit: string; toTransaction?: string } }
type Entry = [author: string, ...documentIDs: string[]]

/** Minutes since the first transaction, as a time. */
const timeAt = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 0, minutes)).toISOString()

/** A lake whose history has these transactions, the latest first; each was made one minute after the one before it. */
function lake(...entries: Entry[]) {
  const stored = entries.map(([author, ...documentIDs], index) => ({
    id: `t${entries.length - index}`,
    author,
    documentIDs,
    timestamp: timeAt(entries.length - 1 - index),
  }))
  const request = vi.fn<(options: Request) => Promise<string>>(async ({ url, query }) => {
    const ids = (url.split('/').at(-1) ?? '').split(',').map(decodeURIComponent)
    const start = stored.findIndex(({ id }) => id === (query.toTransaction ?? stored[0]?.id))
    return stored
      .slice(start)
      .filter(({ documentIDs }) => documentIDs.some((id) => ids.includes(id)))
      .slice(0, Number(query.limit))
      .map((transaction) => JSON.stringify(transaction))
      .join('\n')
  })
  return { request, client: { config: () => ({ dataset: 'test' }), request } as unknown as SanityClient }
}

/** A draft that was begun so many minutes after the first transaction. */
const draft = (name: string, minutes = 0) => ({ _id: `drafts.${name}`, _createdAt: timeAt(minutes) })

const times = (count: number, ...entry: Entry) => Array.from({ length: count }, () => entry)

it('knows everyone who changed a draft since it was published, and who was last', async () => {
  const { client } = lake(
    ['ben', 'drafts.a'],
    ['ada', 'drafts.a'],
    ['cy', 'drafts.a', 'a'],
    ['dan', 'drafts.a'],
  )
  const changes = await draftChanges(client, [draft('a', 2)])
  expect(changes.get('drafts.a')).toEqual({ author: 'ben', timestamp: timeAt(3), authors: ['ben', 'ada'] })
})

it('forgets nobody when a colleague drags the document in its list, which changes both forms', async () => {
  const { client } = lake(['bea', 'drafts.a', 'a'], ['ann', 'drafts.a'])
  const changes = await draftChanges(client, [draft('a')])
  expect(changes.get('drafts.a')).toMatchObject({ author: 'bea', authors: ['bea', 'ann'] })
})

it('counts who took a document off the site, and nobody who changed it before', async () => {
  const { client } = lake(['dan', 'drafts.a'], ['ada', 'drafts.a', 'a'], ['ben', 'drafts.a'])
  const changes = await draftChanges(client, [{ ...draft('a'), isNew: true }])
  expect(changes.get('drafts.a')).toMatchObject({ author: 'dan', authors: ['dan', 'ada'] })
})

it('does not count who changed a draft that was discarded before this one was begun', async () => {
  const { client } = lake(['ben', 'drafts.a'], ['ben', 'drafts.a'], ['ada', 'drafts.a'], ['ada', 'drafts.a'])
  const changes = await draftChanges(client, [draft('a', 2)])
  expect(changes.get('drafts.a')).toEqual({ author: 'ben', timestamp: timeAt(3), authors: ['ben'] })
})

it('finds the authors of drafts that were changed before another one was, very often', async () => {
  const others = Array.from({ length: 49 }, (_, place) => `o${place}`)
  const { client, request } = lake(
    ...times(2 * MAX_TRANSACTIONS, 'mal', 'drafts.long'),
    ...others.map((name): Entry => ['ada', `drafts.${name}`]),
  )
  const changes = await draftChanges(client, [draft('long'), ...others.map((name) => draft(name))])
  expect(changes.get('drafts.long')?.authors).toEqual(['mal'])
  for (const name of others) expect(changes.get(`drafts.${name}`)?.author).toBe('ada')
  expect(request.mock.calls.length).toBeLessThan(10)
})

it('finds everyone who changed a draft before a colleague changed it very often, within limits', async () => {
  const often = lake(...times(2 * MAX_TRANSACTIONS, 'mal', 'drafts.a'), ['ada', 'drafts.a'])
  expect((await draftChanges(often.client, [draft('a')])).get('drafts.a')?.authors).toEqual(['mal', 'ada'])
  const endless = lake(...times(9 * MAX_TRANSACTIONS, 'mal', 'drafts.a'))
  await draftChanges(endless.client, [draft('a')])
  expect(endless.request).toHaveBeenCalledTimes(5)
})

it('keeps the order of changes when one transaction changed drafts of both halves', async () => {
  const { client } = lake(
    ...times(MAX_TRANSACTIONS, 'mal', 'drafts.a'),
    ['ben', 'drafts.b'],
    ['ada', 'drafts.a', 'drafts.b'],
  )
  const changes = await draftChanges(client, [draft('a'), draft('b')])
  expect(changes.get('drafts.b')?.authors).toEqual(['ben', 'ada'])
})

it('asks once when nothing is missing', async () => {
  const { client, request } = lake(['ada', 'drafts.a'], ['ben', 'drafts.b'])
  await draftChanges(client, [draft('a'), draft('b')])
  expect(request).toHaveBeenCalledTimes(1)
})

it('sends at most 60 requests, however often all drafts were changed', async () => {
  const drafts = Array.from({ length: 40 }, (_, n) => draft(`d${n}`))
  const all = drafts.map(({ _id }) => _id)
  const { client, request } = lake(...times(9 * MAX_TRANSACTIONS, 'mal', ...all))
  await draftChanges(client, drafts)
  expect(request).toHaveBeenCalledTimes(60)
})

it('ends before its next request when nobody waits for it', async () => {
  const ending = new AbortController()
  const { client, request } = lake(...times(3 * MAX_TRANSACTIONS, 'mal', 'drafts.a'))
  const reading = draftChanges(client, [draft('a')], ending.signal)
  ending.abort()
  await expect(reading).rejects.toThrow('aborted')
  expect(request).toHaveBeenCalledTimes(1)
})
