import type { SanityClient } from '@sanity/client'
import { expect, it } from 'vitest'
import { draftChanges } from './history.ts'

/** A lake whose history has these transactions, the latest first. */
const lake = (...transactions: [author: string, ...documentIDs: string[]][]) =>
  ({
    config: () => ({ dataset: 'test' }),
    request: async () =>
      transactions
        .map(([author, ...documentIDs], index) =>
          JSON.stringify({ author, documentIDs, timestamp: `2026-01-0${9 - index}` }),
        )
        .join('\n'),
  }) as unknown as SanityClient

it('knows everyone who changed a draft since it was published, and who was last', async () => {
  const client = lake(['ben', 'drafts.a'], ['ada', 'drafts.a'], ['cy', 'drafts.a', 'a'], ['dan', 'drafts.a'])
  const changes = await draftChanges(client, ['drafts.a'])
  expect(changes.get('drafts.a')).toEqual({ author: 'ben', timestamp: '2026-01-09', authors: ['ben', 'ada'] })
})

it('counts who took a document off the site', async () => {
  const changes = await draftChanges(lake(['ada', 'drafts.a', 'a'], ['ben', 'drafts.a']), ['drafts.a'])
  expect(changes.get('drafts.a')).toMatchObject({ author: 'ada', authors: ['ada'] })
})
