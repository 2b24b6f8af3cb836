import type { Template } from 'sanity'

/** What can be created beyond an empty document: a product of the shop that already has its kind. */
export const productOfKind: Template<{ category: string }> = {
  id: 'product-of-kind',
  title: 'Product of this kind',
  schemaType: 'product',
  parameters: [{ name: 'category', title: 'Kind', type: 'string' }],
  value: ({ category }: { category: string }) => ({ category }),
}
