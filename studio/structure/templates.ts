import type { Template } from 'sanity'

/** A shop product that already has its kind. */
export const productOfKind: Template<{ category: string }> = {
  id: 'product-of-kind',
  title: 'Product of this kind',
  schemaType: 'product',
  parameters: [{ name: 'category', title: 'Kind', type: 'string' }],
  value: ({ category }: { category: string }) => ({ category }),
}

/** A packaging item that already is part of a category or group, which may itself not be published yet. */
export const itemIn: Template<{ parent: string; type: string }> = {
  id: 'item-in',
  title: 'Packaging item',
  schemaType: 'subCategory',
  parameters: [
    { name: 'parent', title: 'Part of', type: 'string' },
    { name: 'type', title: 'Type of the parent', type: 'string' },
  ],
  value: ({ parent, type }: { parent: string; type: string }) => ({
    parent: { _type: 'reference', _ref: parent, _weak: true, _strengthenOnPublish: { type } },
  }),
}
