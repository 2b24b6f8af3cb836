import { describe, expect, it } from 'vitest'
import { addressPart, isMove } from './address-part.ts'
import { planRedirects } from './plan.ts'

const page = (route: string, _id = 'page-about') => ({ _type: 'page', _id, route })
const moved = { before: page('/about'), after: page('/our-story', 'drafts.page-about') }

describe('planRedirects', () => {
  it('leaves a redirect from the address that a document leaves', () =>
    expect(planRedirects({ ...moved, redirects: [] })).toEqual({
      create: { from: '/about', to: 'page-about' },
      remove: [],
    }))

  it('removes the redirect when the document goes back: no loop is left', () => {
    const redirects = [{ _id: 'r1', from: '/About', to: 'page-about' }]
    expect(planRedirects({ before: moved.after, after: moved.before, redirects })).toEqual({
      create: { from: '/our-story', to: 'page-about' },
      remove: ['r1'],
    })
  })

  it('keeps earlier redirects to the document: they lead to it, wherever it is', () => {
    const redirects = [{ _id: 'r0', from: '/very-old', to: 'page-about' }]
    expect(planRedirects({ ...moved, redirects }).remove).toEqual([])
  })

  it('takes an address of another type, which a program can store, for none', () =>
    expect(planRedirects({ ...moved, redirects: [{ _id: 'r0', from: 5 }] }).remove).toEqual([]))

  it('replaces another redirect from the same address', () => {
    const redirects = [{ _id: 'r2', from: '/about/', to: 'page-other' }]
    expect(planRedirects({ ...moved, redirects })).toMatchObject({ remove: ['r2'] })
  })

  it('removes a redirect from the address that a new document takes, and leaves none', () => {
    const redirects = [{ _id: 'r3', from: '/new', to: 'page-about' }]
    expect(planRedirects({ before: null, after: page('/new', 'drafts.x'), redirects })).toEqual({
      remove: ['r3'],
    })
  })

  it('leaves a redirect from the list of posts of a tag that is renamed', () => {
    const tag = { _type: 'tag', _id: 'tag-vase', slug: 'vase' }
    expect(planRedirects({ before: tag, after: { ...tag, slug: 'vessel' }, redirects: [] }).create).toEqual({
      from: '/blog-tag?tag=vase',
      to: 'tag-vase',
    })
  })

  it('does nothing for another letter case, or while the new address is missing', () => {
    expect(planRedirects({ ...moved, after: page('/About'), redirects: [] }).create).toBeUndefined()
    expect(planRedirects({ ...moved, after: { ...page(''), route: null }, redirects: [] })).toEqual({
      remove: [],
    })
  })

  it('knows both pages of a category: details that are gone are no move of its list', () => {
    const category = { _type: 'category', _id: 'foam', slug: 'foam', childCount: 0, hasDetails: true }
    const renamed = { ...category, slug: 'foam-goods' }
    expect(planRedirects({ before: category, after: renamed, redirects: [] }).create?.from).toBe(
      '/product-details?category=foam',
    )
    const redirects = [{ _id: 'r4', from: '/product-category?category=foam-goods', to: 'x' }]
    expect(planRedirects({ before: category, after: renamed, redirects }).remove).toEqual(['r4'])
  })
})

describe('isMove', () => {
  const product = { _type: 'product', number: 3 }
  it.each([
    [{ ...product, number: 4 }, product, true],
    [product, product, false],
    [product, null, true],
    [{ _type: 'tag', slug: { current: 'oak' } }, { _type: 'tag', slug: { current: 'ash' } }, true],
    [{ _type: 'comment', number: 4 }, { _type: 'comment', number: 3 }, false],
  ])('of %j, published as %j, is %s', (draft, published, answer) =>
    expect(isMove(draft, published)).toBe(answer),
  )
  it('compares a path, a short name or a number', () =>
    expect(
      [{ route: '/a' }, { slug: { current: 'b' } }, { number: 1 }, {}].map((fields) =>
        addressPart({ _type: 'page', ...fields }),
      ),
    ).toEqual(['/a', 'b', '1', undefined]))
})
