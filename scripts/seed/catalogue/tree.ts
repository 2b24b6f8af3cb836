/**
 * The catalogue as it reads in the branch files (a category with its kinds, a kind with its variants) and how it
 * becomes documents: one per category, per sub-category and per details.
 */
import { keyedPicture, picture, reference, references, slug } from '../build.ts'
import type { SeedOf } from '../types.ts'

type CatalogueDocument = SeedOf<'category' | 'subCategory' | 'details'>

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

/** The documents of a category and all below it. */
export function branchDocuments(branch: Branch): CatalogueDocument[] {
  const ownDetails = branch.details ? [detailsDocument(branch.slug, branch.details)] : []
  const kinds = branch.kinds.flatMap((kind, index) => kindDocuments(kind, branch.number * 100 + index + 1))
  return [...kinds, ...ownDetails, categoryDocument(branch)]
}

function categoryDocument(branch: Branch): SeedOf<'category'> {
  return {
    _id: `category-${branch.slug}`,
    _type: 'category',
    number: branch.number,
    name: branch.name,
    slug: slug(branch.slug),
    tag: branch.tag,
    picture: picture(`category/${branch.slug}.webp`, branch.picture),
    products: references(branch.kinds.map(subCategoryId)),
    ...(branch.details ? { details: reference(detailsId(branch.slug)) } : {}),
  }
}

function kindDocuments(kind: Kind, number: number): CatalogueDocument[] {
  if (!('variants' in kind)) return leafDocuments(kind, number)
  const [first] = kind.variants
  if (!first) throw new Error(`${kind.slug} has no variants`)
  return [
    ...kind.variants.flatMap((variant, index) => leafDocuments(variant, number * 10 + index + 1)),
    { ...subCategory(kind, number, first), products: references(kind.variants.map(subCategoryId)) },
  ]
}

function leafDocuments(leaf: Leaf, number: number): CatalogueDocument[] {
  return [
    detailsDocument(leaf.slug, leaf),
    { ...subCategory(leaf, number, leaf), details: reference(detailsId(leaf.slug)) },
  ]
}

function subCategory(kind: Kind, number: number, pictured: Leaf): SeedOf<'subCategory'> {
  return {
    _id: subCategoryId(kind),
    _type: 'subCategory',
    number,
    name: kind.name,
    slug: slug(kind.slug),
    picture: picture(`catalogue/${pictured.slug}-1.webp`, pictured.pictures[0] ?? ''),
    products: [],
  }
}

function detailsDocument(ofSlug: string, sheet: Sheet): SeedOf<'details'> {
  return {
    _id: detailsId(ofSlug),
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

function subCategoryId(kind: Kind): string {
  return `subCategory-${kind.slug}`
}

function detailsId(ofSlug: string): string {
  return `details-${ofSlug}`
}
