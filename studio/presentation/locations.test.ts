import type { DocumentLocationResolver } from 'sanity/presentation'
import { firstValueFrom, of, type Observable } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { locations } from './locations.ts'

/** The lake's answer about a document that exists and is on no page. */
const unused = { self: { _id: 'any' }, pages: [], catalogue: [], posts: [], works: [] }

function resolve(type: string) {
  const context = { documentStore: { listenQuery: () => of(unused) } }
  return (locations as DocumentLocationResolver)(
    { id: 'any', type, version: undefined, perspectiveStack: [] },
    context as unknown as Parameters<DocumentLocationResolver>[1],
  )
}

describe('“Used on”', () => {
  it.each(['deletedDocument', 'redirect', 'order', 'quoteReply', 'newsletterLead'])(
    'does not speak of pages above a document that no page ever shows: %s',
    (type) => expect(resolve(type)).toBeUndefined(),
  )

  it('says so where a page can show the document and none does yet', async () => {
    expect(await firstValueFrom(resolve('author') as Observable<unknown>)).toEqual({
      message: 'No page shows this document yet.',
      tone: 'caution',
    })
  })
})
