import type { Metadata } from 'next'
import { detailsHref, listingHref } from '@shop/studio/routes'
import { catalogueFilterKeys } from '@/content/catalogue/keys'
import type { DetailsPage, Found, Listing } from '@/content/catalogue/types'
import { pageMetadata } from '@/content/draft/metadata'
import { detailsMarkdownHref, markdownAlternate } from '@/content/markdown/address'
import { openGraph } from '@/content/pictures/open-graph'
import * as common from '@/messages/common'
import * as pages from '@/messages/pages'

/** Search engines show about this many characters of a description. */
const descriptionLength = 160

/**
 * The metadata of `/product-category`. With filters it is not indexed; each further page has its own canonical address.
 * @param query the listing's part of the address
 */
export async function listingMetadata(found: Found<Listing>, query = ''): Promise<Metadata> {
  if (!found || !('entry' in found)) return { title: common.categoryNotFound, robots: { index: false } }
  const { name, slug, summary, picture, products } = found.entry
  const description = summary ?? `${name}: ${products.map((product) => product.name).join(', ')}.`
  const given = new URLSearchParams(query)
  const isFiltered = catalogueFilterKeys.some((key) => given.has(key))
  const page = isFiltered ? null : given.get('page')
  return pageMetadata({
    title: page ? pages.titleOfPage(name, page) : name,
    description: description.slice(0, descriptionLength),
    alternates: { canonical: page ? `${listingHref(slug)}&page=${page}` : listingHref(slug) },
    ...(isFiltered && { robots: { index: false, follow: true } }),
    ...openGraph(picture),
  })
}

/** The metadata of `/product-details`. */
export async function detailsMetadata(found: Found<DetailsPage>): Promise<Metadata> {
  if (!found || !('entry' in found)) return { title: common.productNotFound, robots: { index: false } }
  const { title, slug, description, pictures } = found.entry
  return pageMetadata({
    title,
    description: description?.slice(0, descriptionLength),
    alternates: { canonical: detailsHref(slug), types: markdownAlternate(detailsMarkdownHref(slug)) },
    ...openGraph(pictures[0]),
  })
}
