import { productHref } from '@shop/studio/routes'
import type { Metadata } from 'next'
import { pageMetadata } from '@/content/draft/metadata'
import { markdownAlternate, productMarkdownHref } from '@/content/markdown/address'
import { openGraph } from '@/content/pictures/open-graph'
import { plainText } from '@/content/products/plain-text'
import type { Product } from '@/content/products/product'
import * as common from '@/messages/common'

/** Search engines show about this many characters of a description. */
const descriptionLength = 160

/**
 * The metadata of a product's page.
 * @param asked the number in the address; the sample product that replaces an unknown one is not indexed
 */
export async function productMetadata(product: Product | undefined, asked?: string): Promise<Metadata> {
  if (!product) return { title: common.productNotFound, robots: { index: false } }
  const { name, number, description, pictures } = product
  const isSubstitute = asked !== undefined && asked !== String(number)
  return pageMetadata({
    title: name,
    description: plainText(description).slice(0, descriptionLength) || undefined,
    alternates: { canonical: productHref(number), types: markdownAlternate(productMarkdownHref(number)) },
    robots: isSubstitute ? { index: false } : undefined,
    ...openGraph(pictures[0]),
  })
}
