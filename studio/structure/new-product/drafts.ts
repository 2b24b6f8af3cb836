import { slugify } from '../../schema/rules/slug.ts'

/** A category or sub-category that is to hold a new product, as it is stored. */
export type Parent = { _id: string; _type: string; products?: unknown[]; [field: string]: unknown }

type NewDrafts = { productId: string; documents: Parent[] }

type NewProduct = {
  name: string
  /** What holds it, its draft if there is one. */
  parent: Parent
  /** Its place among the others, counted from 0. */
  place: number
  /** Makes ids and keys: a new one each time. */
  newId: () => string
}

const draft = (id: string) => `drafts.${id.replace(/^drafts\./, '')}`

/** A reference to a document that is not published yet: it holds once that is. */
const toUnpublished = (_ref: string, type: string) => ({
  _type: 'reference',
  _ref,
  _weak: true,
  _strengthenOnPublish: { type, template: { id: type } },
})

/**
 * The drafts of a new product below a category: the product, its empty details, and the category that holds it.
 * Nothing of it is on the site before it is published.
 */
export function newProductDrafts({ name, parent, place, newId }: NewProduct): NewDrafts {
  const [productId, detailsId] = [`subCategory-${newId()}`, `details-${newId()}`]
  const details = { _id: draft(detailsId), _type: 'details', title: name }
  const product = {
    _id: draft(productId),
    _type: 'subCategory',
    name,
    slug: { _type: 'slug', current: slugify(name) },
    details: toUnpublished(detailsId, 'details'),
  }
  const { _rev: _, ...held } = parent
  const line = { _key: newId().slice(0, 12), ...toUnpublished(productId, 'subCategory') }
  const holder = {
    ...held,
    _id: draft(parent._id),
    products: (parent.products ?? []).toSpliced(place, 0, line),
  }
  return { productId, documents: [details, product, holder] }
}
