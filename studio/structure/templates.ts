import type { InitialValueResolverContext, Template } from 'sanity'
import { nextSku } from './free-values.ts'

type ArticleNumber = { sku: string; category?: string | null }

/** A shop product that already has its kind, and the next article number of the letters that its kind was given last. */
export const productOfKind: Template<{ category: string }> = {
  id: 'product-of-kind',
  title: 'Product of this kind',
  schemaType: 'product',
  parameters: [{ name: 'category', title: 'Kind', type: 'string' }],
  value: async ({ category }: { category: string }, { getClient }: InitialValueResolverContext) => {
    const taken = await getClient({ apiVersion: '2025-02-19' }).fetch<ArticleNumber[]>(
      '*[_type == "product" && sku > ""] | order(number desc) { sku, category }',
      {},
      { perspective: 'raw', tag: 'desk.new-product' },
    )
    const latest = taken.find((each) => each.category === category)
    return { category, ...(latest && { sku: nextSku(latest.sku, taken) }) }
  },
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
