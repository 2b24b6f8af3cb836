import type { DocumentLocationResolver } from 'sanity/presentation'
import { firstValueFrom, of, type Observable } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { locations } from './locations.ts'

/** The lake's answer about a document that exists and is on no page. */
const unused = { self: { _id: 'any' }, pages: [], catalogue: [], posts: [], works: [] }

function resolve(type: string, usage: object = unused, published: object | null = null) {
  const listenQuery = (_: unknown, __: unknown, { perspective }: { perspective: string }) =>
    of(perspective === 'published' ? published : usage)
  const context = { documentStore: { listenQuery } }
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

  it('does not say that pages show what visitors do not meet yet', async () => {
    const place = { title: 'Ada', href: '/blog-details-v1/3' }
    const shown = { ...unused, self: { _id: 'any' }, posts: [{ _id: 'any', title: 'Ada', number: 3 }] }
    const state = (published: object | null) =>
      firstValueFrom(resolve('post', shown, published) as Observable<{ message?: string }>)
    const now = await state({ _type: 'post', date: '2020-01-01' })
    expect(now).toMatchObject({ locations: expect.arrayContaining([place]) })
    expect(now.message).toBeUndefined()
    expect((await state(null)).message).toBe('Once it is published, visitors will meet this document here.')
    expect((await state({ _type: 'post', date: '9999-12-31' })).message).toContain(
      'Visitors will meet this post here from 9999-12-31.',
    )
  })

  it('does not say that a category which is not published stands on every page', async () => {
    const self = { _id: 'any', _type: 'category', slug: 'bags', name: 'Bags' }
    const usage = { ...unused, self, catalogue: [self] }
    const state = (published: object | null) =>
      firstValueFrom(resolve('category', usage, published) as Observable<object>)
    expect(await state(null)).toMatchObject({
      message: 'Once it is published, visitors will meet this document here.',
      tone: 'caution',
    })
    expect(await state({ _type: 'category' })).toMatchObject({
      message: 'Stands at the top or in the footer of every page.',
      tone: 'positive',
    })
  })
})
