import { maxPageEntries } from '@shop/studio/bounds'
import type { ComplianceQueryResult } from '@shop/studio/types'
import { defineQuery } from 'next-sanity'
import { stegaClean } from '../draft/metadata'
import { isDraftMode } from '../draft/mode'
import { shortText } from '../lake/short-text'
import { fetchDerived } from '../lake/derived'
import { sanityFetch } from '../lake/fetch'
import { asMany } from '../fragments'
import { type Page, pageOf } from '../facets/page'

const certificates = /* groq */ `*[_type == "certificate"] | order(title asc) ${asMany} {
    _id, title, number, issuer, standard, summary, validFrom, validUntil
  }`

export const complianceQuery = defineQuery(`{
  "certificates": ${certificates},
  "items": *[_type in ["category", "subCategory"] && defined(slug.current) && defined(selling) && defined(details)]
    | order(_type asc, orderRank) {
      name, "slug": slug.current,
      "skus": selling.articles[0...500].sku,
      "certificates": selling.certificates[0...50]._ref
    }
}`)

export const certificatesQuery = defineQuery(`{ "certificates": ${certificates} }`)

/** The article numbers of the catalogue with the items that they belong to. */
export const articleNumbersQuery = defineQuery(`
  *[_type in ["category", "subCategory"] && defined(slug.current) && defined(details) && defined(selling.articles)] {
    "slug": slug.current, "skus": selling.articles[0...500].sku
  }
`)

/** A declaration or certificate. */
export type Certificate = {
  id: string
  title: string
  number: string
  issuer?: string
  standard?: string
  summary?: string
  /** ISO 8601 days. */
  validFrom?: string
  validUntil: string
  /** The first items that it covers, by name. */
  covers: { name: string; slug: string }[]
  /** How many items it covers. */
  coverCount: number
}

/** An item with its article numbers and the certificates that cover it. */
export type CoveredItem = {
  name: string
  slug: string
  skus: string[]
  certificates: Pick<Certificate, 'id' | 'number' | 'validUntil'>[]
}

export type Compliance = { certificates: Certificate[]; items: CoveredItem[] }

/** Items on one page, as many as a page of a category holds at most; a page with 6,000 had 10 MB. */
const pageSize = 240
/** An item has a few; the items of a page have at most `maxPageEntries` together. */
const maxOfItem = Math.floor(maxPageEntries / pageSize)
const maxSkus = 100
/** Items that the cards of all certificates name together. */
const maxNamed = 1000
/** A card of a certificate names at most so many, so that one for everything leaves room for others. */
const maxNamedOfOne = 100

const names = new Intl.Collator('en')

/** Every certificate with what it covers, and every item with its certificates. In draft mode, only the certificates have edit targets. */
export async function compliance(): Promise<Compliance> {
  if (!(await isDraftMode())) return fetchDerived(complianceQuery, {}, toCompliance)
  const [all, editable] = await Promise.all([
    sanityFetch(complianceQuery, {}, { isEditable: false }),
    sanityFetch(certificatesQuery),
  ])
  return toCompliance({ ...all, ...editable })
}

/** Items on one page of the table. */
export type ItemsPage = Page<CoveredItem> & {
  /** The place of its first item among all, from 1. */
  first: number
}

/** The items of one page of the table; a page beyond the last is the last. */
export function itemsOfPage(items: readonly CoveredItem[], number: number): ItemsPage {
  const page = pageOf(items, number, { pageSize, isCumulative: false })
  return { ...page, first: (page.page - 1) * pageSize + 1 }
}

/** Of an item with hundreds of long article numbers the first are shown: the table has them twice, for phones and for others. */
const shownSkus = (skus: readonly (string | null)[] | null) =>
  (skus ?? []).flatMap((sku) => (sku ? shortText(stegaClean(sku), 60) : [])).slice(0, maxSkus)

/** Items come by name: buyers look one of them up. */
export function toCompliance(raw: ComplianceQueryResult): Compliance {
  const valid = raw.certificates.flatMap((one) => toCertificate(one) ?? [])
  const order = new Map(valid.map(({ id }, index) => [id, index]))
  const items = raw.items
    .flatMap(({ name, slug, skus, certificates }) => {
      if (!name || !slug) return []
      // Certificates have one order on the whole page.
      const own = [...new Set((certificates ?? []).flatMap((id) => order.get(id) ?? []))]
      const indexes = own.toSorted((a, b) => a - b).slice(0, maxOfItem)
      return [{ name, slug, skus: shownSkus(skus), indexes }]
    })
    .toSorted((a, b) => names.compare(a.name, b.name))
  const covered = valid.map((): Certificate['covers'] => [])
  for (const { name, slug, indexes } of items) {
    for (const index of indexes) covered[index]?.push({ name, slug })
  }
  let left = maxNamed
  const certificates = valid.map((one, index): Certificate => {
    const covers = covered[index] ?? []
    const named = covers.slice(0, Math.min(left, maxNamedOfOne))
    left -= named.length
    return { ...one, covers: named, coverCount: covers.length }
  })
  const mentions = certificates.map(({ id, number, validUntil }) => ({ id, number, validUntil }))
  return {
    certificates,
    items: items.map(({ indexes, ...item }) => ({
      ...item,
      certificates: indexes.flatMap((index) => mentions[index] ?? []),
    })),
  }
}

type RawCertificate = ComplianceQueryResult['certificates'][number]

function toCertificate(raw: RawCertificate): Omit<Certificate, 'covers' | 'coverCount'> | undefined {
  const { _id, title, number, issuer, standard, summary, validFrom, validUntil } = raw
  if (!title || !number || !validUntil) return undefined
  return {
    id: _id,
    title,
    number,
    issuer: issuer ?? undefined,
    standard: standard ?? undefined,
    summary: summary ?? undefined,
    validFrom: validFrom ?? undefined,
    validUntil: stegaClean(validUntil),
  }
}

/**
 * The item that has an article number, ignoring letter case. The list is cached: a guessed number costs no query.
 * @returns the slug of the item, and the number as it is spelled
 */
export async function itemBySku(given: string): Promise<{ slug: string; sku: string } | undefined> {
  const sku = given.toUpperCase()
  const slug = (await slugsBySku()).get(sku)
  return slug === undefined ? undefined : { slug, sku }
}

const slugsBySku = (): Promise<ReadonlyMap<string, string>> =>
  fetchDerived(
    articleNumbersQuery,
    {},
    (items) => {
      const slugs = items.flatMap(({ slug, skus }) => (skus ?? []).map((sku) => [sku, slug] as const))
      // Of two items with one number, the first has it.
      return new Map(slugs.toReversed().flatMap(([sku, slug]) => (sku && slug ? [[sku, slug]] : [])))
    },
    { isEditable: false },
  )
