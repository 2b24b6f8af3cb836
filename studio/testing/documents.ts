import type { TestDocument } from './dataset.ts'

export const image: TestDocument = { _id: 'image-abc-800x600-webp', _type: 'sanity.imageAsset' }
export const picture = {
  _type: 'picture',
  alt: 'Two brown bags on a counter',
  asset: { _type: 'reference', _ref: image._id },
}
export const slug = (current: string) => ({ _type: 'slug', current })
export const ref = (id: string) => ({ _type: 'reference', _ref: id })

export const details = (more: object = {}) => ({
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
  parent: ref('category-1'),
  picture,
  details: details(),
  ...more,
})

export const category = (id: string, more: object = {}): TestDocument => ({
  _id: id,
  _type: 'category',
  name: `Name of ${id}`,
  slug: slug(id),
  picture,
  details: details(),
  ...more,
})

/** What the documents above refer to. */
export const rest = [image, category('category-1')]
