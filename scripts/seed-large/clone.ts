import type { LakeDocument } from '../import/document.ts'

/** How many documents of each kind a large shop has; the seed's own are among them. */
export type Sizes = { items: number; products: number; posts: number }

export const defaultSizes: Sizes = { items: 10_000, products: 5_000, posts: 1_000 }

/** Variants of one kind of packaging; a listing shows kinds or variants, never both. */
const variantsOfKind = 40

type Json = Record<string, unknown>

const reference = (id: string) => ({ _type: 'reference', _ref: id })
const rank = (place: number) => `0|${(place * 100_000).toString(36).padStart(8, '0')}:`
const day = 86_400_000

/**
 * The documents that a shop lacks to have `sizes`: copies of its own items, products and posts with names, numbers, addresses
 * and SKUs of their own. The same shop gives the same documents.
 * @param documents of the shop
 */
export function cloneShop(documents: readonly LakeDocument[], sizes: Sizes): LakeDocument[] {
  const ofType = (type: string) => documents.filter(({ _type }) => _type === type)
  const items = ofType('subCategory')
  return [
    ...cloneItems(ofType('category'), items, sizes.items - items.length),
    ...cloneNumbered(ofType('product'), 'name', sizes.products),
    ...cloneNumbered(ofType('post'), 'title', sizes.posts),
  ]
}

/** Kinds of packaging in all categories by turns, each with up to 40 variants. */
function cloneItems(categories: readonly LakeDocument[], items: readonly LakeDocument[], count: number) {
  const templates = items.filter(({ details }) => details !== undefined)
  const made: LakeDocument[] = []
  for (let n = 0; n < count; n += 1) {
    const template = at(templates, n)
    const isKind = n % (variantsOfKind + 1) === 0
    const kind = n - (n % (variantsOfKind + 1))
    const category = at(categories, kind / (variantsOfKind + 1))
    const { details, selling, ...frame } = template
    made.push({
      ...frame,
      ...(isKind ? {} : withSkus({ details, selling }, n)),
      _id: idOf('subCategory', n),
      name: `${String(template.name)} ${n + 1}`,
      slug: { _type: 'slug', current: `${slugOf(template)}-large-${n + 1}` },
      parent: reference(isKind ? category._id : idOf('subCategory', kind)),
      orderRank: rank(10_000 + n),
    })
  }
  return made
}

/** Documents that have a number in their address. */
function cloneNumbered(templates: readonly LakeDocument[], title: 'name' | 'title', size: number) {
  const first = Math.max(0, ...templates.map(({ number }) => Number(number))) + 1
  return Array.from({ length: Math.max(0, size - templates.length) }, (_, n): LakeDocument => {
    const template = at(templates, n)
    const { date } = template
    return {
      ...withSkus(template, n),
      _type: template._type,
      _id: idOf(template._type, n),
      number: first + n,
      [title]: `${String(template[title])} ${first + n}`,
      ...(typeof date === 'string'
        ? { date: new Date(Date.parse(date) - (n + 1) * day).toISOString().slice(0, 10) }
        : {}),
    }
  })
}

const idOf = (type: string, n: number) => `${type}-large-${n + 1}`

const slugOf = ({ slug }: LakeDocument) => (slug as { current: string }).current

/** A SKU names one thing only. */
function withSkus<Part extends Json>(part: Part, n: number): Part {
  return JSON.parse(JSON.stringify(part), (key, value: unknown) =>
    key === 'sku' && typeof value === 'string' ? `${value}-${n + 1}` : value,
  ) as Part
}

function at<Item>(list: readonly Item[], n: number): Item {
  const item = list[n % list.length]
  if (item === undefined) throw new Error('The shop has none to copy')
  return item
}
