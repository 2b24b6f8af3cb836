import { maxPageEntries } from '@shop/studio/bounds'
import type { ComplianceQueryResult } from '@shop/studio/types'
import { defineQuery } from 'next-sanity'
import { stegaClean } from '../draft/metadata'
import { fetchDerived } from '../lake/derived'
import { asMany } from '../fragments'
import { sanityFetch } from '../lake/fetch'

export const complianceQuery = defineQuery(`{
  "certificates": *[_type == "certificate"] | order(title asc) ${asMany} {
    _id, title, number, issuer, standard, summary, validFrom, validUntil
  },
  "items": *[_type in ["category", "subCategory"] && defined(slug.current) && defined(selling) && defined(details)]
    | order(_type asc, orderRank) {
      name, "slug": slug.current,
      "skus": selling.articles[].sku,
      "certificates": selling.certificates[]._ref
    }
}`)

/** The article numbers of the catalogue with the items that they belong to. */
export const articleNumbersQuery = defineQuery(`
  *[_type in ["category", "subCategory"] && defined(slug.current) && defined(details) && defined(selling.articles)] {
    "slug": slug.current, "skus": selling.articles[].sku
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
  /** The items that it covers, by name. */
  covers: { name: string; slug: string }[]
}

/** An item with its article numbers and the certificates that cover it. */
export type CoveredItem = {
  name: string
  slug: string
  skus: string[]
  certificates: Pick<Certificate, 'id' | 'number' | 'validUntil'>[]
}

export type Compliance = { certificates: Certificate[]; items: CoveredItem[] }

const names = new Intl.Collator('en')

/** Every certificate with what it covers, and every item with its certificates. */
export async function compliance(): Promise<Compliance> {
  return toCompliance(await sanityFetch(complianceQuery))
}

/**
 * Items come by name: buyers look one of them up. The page shows at most `maxPageEntries` items, and as many certificates
 * of items: 100 items with 1000 certificates each kept everybody waiting.
 */
export function toCompliance(raw: ComplianceQueryResult): Compliance {
  let left = maxPageEntries
  const shown = new Set(raw.certificates.map(({ _id }) => _id))
  const idsOf = (certificates: readonly string[] | null): Set<string> => {
    const ids = [...new Set(certificates)].filter((id) => shown.has(id)).slice(0, left)
    left -= ids.length
    return new Set(ids)
  }
  const items = raw.items
    .slice(0, maxPageEntries)
    .flatMap(({ name, slug, skus, certificates }) =>
      name && slug
        ? [
            {
              name,
              slug,
              skus: (skus ?? []).flatMap((sku) => stegaClean(sku) ?? []),
              ids: idsOf(certificates),
            },
          ]
        : [],
    )
    .toSorted((a, b) => names.compare(a.name, b.name))
  const certificates = raw.certificates.flatMap((one): Certificate[] =>
    one.title && one.number && one.validUntil
      ? [
          {
            id: one._id,
            title: one.title,
            number: one.number,
            issuer: one.issuer ?? undefined,
            standard: one.standard ?? undefined,
            summary: one.summary ?? undefined,
            validFrom: one.validFrom ?? undefined,
            validUntil: stegaClean(one.validUntil),
            covers: items.filter(({ ids }) => ids.has(one._id)).map(({ name, slug }) => ({ name, slug })),
          },
        ]
      : [],
  )
  return {
    certificates,
    items: items.map(({ ids, ...item }) => ({
      ...item,
      certificates: certificates
        .filter(({ id }) => ids.has(id))
        .map(({ id, number, validUntil }) => ({ id, number, validUntil })),
    })),
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
  fetchDerived(articleNumbersQuery, {}, (items) => {
    const slugs = items.flatMap(({ slug, skus }) => (skus ?? []).map((sku) => [sku, slug] as const))
    // Of two items with one number, the first has it.
    return new Map(slugs.toReversed().flatMap(([sku, slug]) => (sku && slug ? [[sku, slug]] : [])))
  })
