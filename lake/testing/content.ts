import type { Client } from './test-lake.ts'

export const reference = (id: string) => ({ _type: 'reference', _ref: id })

/** A small shop with a blog: types, references, slugs, Portable Text, conditional sections, a draft, a version. */
export const content: { _id: string; _type: string; [field: string]: unknown }[] = [
  { _id: 'author-ann', _type: 'author', name: 'Ann', city: { name: 'Oslo' } },
  { _id: 'author-bob', _type: 'author', name: 'Bob' },
  { _id: 'category-bags', _type: 'category', name: 'Bags', number: 2, slug: { current: 'Kraft-Bags' } },
  { _id: 'category-foils', _type: 'category', name: 'Foils', number: 1, slug: { current: 'foils' } },
  {
    _id: 'post-1',
    _type: 'post',
    title: 'Paper bags for bread',
    slug: { current: 'one' },
    publishedAt: '2026-01-01T00:00:00Z',
    rating: 3,
    author: reference('author-ann'),
    related: [
      { _key: 'r1', ...reference('post-2') },
      { _key: 'r2', ...reference('post-3') },
    ],
    tags: ['paper', 'bread'],
    body: [
      {
        _key: 'b1',
        _type: 'block',
        style: 'normal',
        markDefs: [{ _key: 'm1', _type: 'link', href: '/x', target: reference('category-bags') }],
        children: [
          { _key: 's1', _type: 'span', text: 'Fresh ', marks: [] },
          { _key: 's2', _type: 'span', text: 'crème', marks: ['m1'] },
        ],
      },
      { _key: 'b2', _type: 'picture', alt: 'A bag', asset: { note: 'none' } },
    ],
    sections: [
      { _key: 'c1', _type: 'hero', heading: 'Hello', category: reference('category-bags') },
      { _key: 'c2', _type: 'grid', title: 'Grid', items: [{ _key: 'i1', label: 'First' }] },
    ],
  },
  {
    _id: 'post-2',
    _type: 'post',
    title: 'Foils',
    slug: { current: 'two' },
    publishedAt: '2026-03-01T00:00:00Z',
    rating: 5,
    author: reference('author-bob'),
    tags: ['foil'],
  },
  {
    _id: 'post-3',
    _type: 'post',
    title: 'Trays',
    slug: { current: 'three' },
    publishedAt: '2026-02-01T00:00:00Z',
    author: reference('author-ann'),
  },
  {
    _id: 'drafts.post-3',
    _type: 'post',
    title: 'Trays, draft',
    slug: { current: 'three' },
    author: reference('author-ann'),
  },
  { _id: 'drafts.post-4', _type: 'post', title: 'Only a draft', slug: { current: 'four' } },
  { _id: 'versions.spring.post-2', _type: 'post', title: 'Foils in spring', slug: { current: 'two' } },
]

/** Writes the content above in one transaction. */
export async function writeContent(client: Client): Promise<void> {
  let transaction = client.transaction()
  for (const document of content) transaction = transaction.createOrReplace(document)
  await transaction.commit()
}
