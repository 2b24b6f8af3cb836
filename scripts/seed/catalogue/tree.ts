/**
 * Turns the branch files (a category with its kinds, a kind with its variants) into documents: one for each category,
 * kind and variant.
 */
import { keyedPicture, orderRank, picture, reference, slug } from '../build.ts'
import { sellingFor } from '../selling/index.ts'
import type { SeedOf } from '../types.ts'
import { inheritedPictures } from './inherited-pictures.ts'

type CatalogueDocument = SeedOf<'category' | 'subCategory'>

/** What a buyer reads about one product. `pictures` are the alternative texts of `catalogue/<slug>-1..4.webp`. */
export interface Sheet {
  title: string
  description: string
  pictures: readonly string[]
  featuresIntroduction: string
  features: readonly string[]
  sizesAvailable?: readonly string[]
  quote?: string
  secondTitle?: string
  secondDescription?: string
}

/** A product with a details page of its own. */
export interface Leaf extends Sheet {
  slug: string
  name: string
}

/** A kind that comes in variants: shown with the picture of its first variant. */
export interface Family {
  slug: string
  name: string
  variants: readonly Leaf[]
}

export type Kind = Leaf | Family

export interface Branch {
  number: number
  slug: string
  name: string
  tag: string
  /** Alternative text of `category/<slug>.webp`. */
  picture: string
  kinds: readonly Kind[]
  /** For a category without kinds: its own details. */
  details?: Sheet
}

/** The documents of a category and of all items below it. */
export function branchDocuments(branch: Branch): CatalogueDocument[] {
  const category = categoryDocument(branch)
  const items = branch.kinds.flatMap((kind, index) =>
    kindDocuments(kind, category._id, branch.number * 100 + index + 1),
  )
  return [category, ...items]
}

function categoryDocument(branch: Branch) {
  return {
    _id: `category-${branch.slug}`,
    _type: 'category',
    orderRank: orderRank(branch.number),
    name: branch.name,
    slug: slug(branch.slug),
    tag: branch.tag,
    picture: picture(`category/${branch.slug}.webp`, branch.picture),
    ...(branch.details ? page(branch.slug, branch.details) : {}),
    ...inheritedPictures(`category-${branch.slug}`),
  } satisfies SeedOf<'category'>
}

function kindDocuments(kind: Kind, parentId: string, place: number): SeedOf<'subCategory'>[] {
  if (!('variants' in kind)) return [leafDocument(kind, parentId, place)]
  const [first] = kind.variants
  if (!first) throw new Error(`${kind.slug} has no variants`)
  const group = subCategory(kind, parentId, place, first)
  return [
    group,
    ...kind.variants.map((variant, index) => leafDocument(variant, group._id, place * 10 + index + 1)),
  ]
}

function leafDocument(leaf: Leaf, parentId: string, place: number): SeedOf<'subCategory'> {
  return { ...subCategory(leaf, parentId, place, leaf), ...page(leaf.slug, leaf) }
}

function subCategory(kind: Kind, parentId: string, place: number, pictured: Leaf) {
  return {
    _id: `subCategory-${kind.slug}`,
    _type: 'subCategory',
    orderRank: orderRank(place),
    name: kind.name,
    slug: slug(kind.slug),
    parent: reference(parentId),
    picture: picture(`catalogue/${pictured.slug}-1.webp`, pictured.pictures[0] ?? ''),
    ...inheritedPictures(`subCategory-${kind.slug}`),
  } satisfies SeedOf<'subCategory'>
}

/** What a document with a product page has: its text, its prices and its facts. */
const page = (ofSlug: string, sheet: Sheet) => ({
  details: details(ofSlug, sheet),
  selling: sellingFor(ofSlug, sheet.sizesAvailable),
})

function details(ofSlug: string, sheet: Sheet): SeedOf<'category'>['details'] {
  return {
    _type: 'details',
    title: sheet.title,
    description: sheet.description,
    pictures: sheet.pictures.map((alt, index) => keyedPicture(`catalogue/${ofSlug}-${index + 1}.webp`, alt)),
    featuresIntroduction: sheet.featuresIntroduction,
    features: [...sheet.features],
    ...(sheet.quote ? { quote: sheet.quote } : {}),
    ...(sheet.sizesAvailable ? { sizesAvailable: [...sheet.sizesAvailable] } : {}),
    ...(sheet.secondTitle ? { secondTitle: sheet.secondTitle } : {}),
    ...(sheet.secondDescription ? { secondDescription: sheet.secondDescription } : {}),
  }
}
