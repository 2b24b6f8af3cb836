import type { GalleryQueryResult, WorkQueryResult } from '@shop/studio/types'
import { describe, expect, it } from 'vitest'
import { toGallery } from './gallery'
import { galleryJsonLd, workJsonLd } from './json-ld'
import { toWork, toWorkCard } from './work'

const picture = (name: string) => ({
  alt: name,
  asset: { _type: 'reference' as const, _ref: `image-${name}-1920x1200-webp` },
  crop: null,
  hotspot: null,
  placeholder: null,
})

const raw = (number: number): NonNullable<WorkQueryResult> => ({
  _id: `portfolioItem-${number}`,
  _updatedAt: '2025-01-01T00:00:00Z',
  number,
  name: `Work ${number}`,
  tag: null,
  description: null,
  picture: picture('room'),
  facts: null,
  pictures: null,
  products: null,
  body: null,
})

const cards = [1, 2, 4].flatMap((number) => toWorkCard(raw(number)) ?? [])

describe('a work', () => {
  it('needs a number and a name', () => {
    expect(toWorkCard({ ...raw(1), name: null })).toBeUndefined()
    expect(toWorkCard({ ...raw(1), number: null })).toBeUndefined()
    expect(toWork(null, cards)).toBeUndefined()
  })

  it('finds its neighbours across gaps in the numbers', () => {
    expect(toWork(raw(2), cards)).toMatchObject({
      href: '/portfolio-details-v1/2',
      galleryHref: '/portfolio-details-v2/2',
      previous: { number: 1 },
      next: { number: 4 },
    })
    expect(toWork(raw(4), cards)?.next).toBeUndefined()
    const draft = toWork(raw(9), cards)
    expect([draft?.previous, draft?.next]).toEqual([undefined, undefined])
  })

  it('leaves out facts without a value, pictures without a file, and products that were deleted', () => {
    const work = toWork(
      {
        ...raw(1),
        facts: [
          { _key: 'a', label: 'Size', value: '9 ft' },
          { _key: 'b', label: 'Room', value: null },
        ],
        pictures: [
          { _key: 'c', ...picture('lamp') },
          { _key: 'd', ...picture('x'), asset: null },
        ],
        // A reference to a deleted document resolves to null, which the generated types leave out.
        products: [null] as unknown as NonNullable<WorkQueryResult>['products'],
      },
      cards,
    )
    expect(work?.facts).toEqual([{ id: 'a', label: 'Size', value: '9 ft' }])
    expect(work?.details.map(({ alt }) => alt)).toEqual(['lamp'])
    expect(work?.products).toEqual([])
  })

  it('is a CreativeWork with absolute addresses of all its pictures', () => {
    const work = toWork({ ...raw(1), pictures: [{ _key: 'c', ...picture('lamp') }] }, cards)
    const data = work && workJsonLd(work, 'Shop', 'https://shop.example')
    expect(data).toMatchObject({
      '@type': 'CreativeWork',
      mainEntityOfPage: 'https://shop.example/portfolio-details-v1/1',
      image: [expect.stringMatching(/^https:\/\//), expect.stringMatching(/^https:\/\//)],
    })
  })
})

describe('the gallery', () => {
  const result: GalleryQueryResult = {
    pictures: [
      { _id: 'a', name: 'Hall', tag: null, categories: ['Interior'], picture: picture('hall') },
      { _id: 'b', name: 'Jug', tag: 'Lamp & Vase', categories: null, picture: null },
      { _id: 'c', name: null, tag: null, categories: null, picture: picture('nameless') },
    ],
    tabs: [
      { _key: '1', label: 'All', category: null },
      { _key: '2', label: 'Full Interior', category: 'Interior' },
      { _key: '3', label: 'Lamp & Vase', category: 'Vase' },
      { _key: '4', label: null, category: 'Interior' },
    ],
  }

  it('leaves out entries without picture or name, and buttons without pictures', () => {
    const { pictures, tabs } = toGallery(result)
    expect(pictures.map(({ name }) => name)).toEqual(['Hall'])
    expect(tabs.map(({ label }) => label)).toEqual(['All', 'Full Interior'])
    expect(toGallery({ pictures: [], tabs: null })).toEqual({ pictures: [], tabs: [] })
  })

  it('is an ImageGallery of its pictures', () =>
    expect(
      galleryJsonLd(
        toGallery(result),
        { href: '/portfolio-v2', heading: 'Our Gallery', seoTitle: 'Our Gallery' },
        'https://shop.example',
      ),
    ).toMatchObject({
      '@type': 'ImageGallery',
      url: 'https://shop.example/portfolio-v2',
      image: [{ '@type': 'ImageObject', name: 'Hall', caption: 'hall' }],
    }))
})
