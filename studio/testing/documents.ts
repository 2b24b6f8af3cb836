import type { TestDocument } from './dataset.ts'

export const image: TestDocument = { _id: 'image-abc-800x600-webp', _type: 'sanity.imageAsset' }
export const picture = {
  _type: 'picture',
  alt: 'Two brown bags on a counter',
  asset: { _type: 'reference', _ref: image._id },
}
export const slug = (current: string) => ({ _type: 'slug', current })
export const refs = (...ids: string[]) => ids.map((id) => ({ _key: id, _type: 'reference', _ref: id }))
export const ref = (id: string) => ({ _type: 'reference', _ref: id })

export const details = (id: string, more: object = {}): TestDocument => ({
  _id: id,
  _type: 'details',
  title: 'Brown kraft bags',
  description: 'Strong paper.',
  pictures: [{ _key: 'a', ...picture }],
  ...more,
})

export const subCategory = (id: string, more: object = {}): TestDocument => ({
  _id: id,
  _type: 'subCategory',
  name: `Name of ${id}`,
  slug: slug(id),
  picture,
  details: ref('details-1'),
  ...more,
})

export const category = (id: string, more: object = {}): TestDocument => ({
  _id: id,
  _type: 'category',
  number: 1,
  name: `Name of ${id}`,
  slug: slug(id),
  picture,
  details: ref('details-1'),
  ...more,
})

/** What the makers above refer to. */
export const rest = [image, details('details-1')]
