import { detailsHref, productHref } from '@shop/studio/routes'
import { postByNumber } from '../blog/blog'
import { detailsBySlug } from '../catalogue/catalogue'
import { config } from '../config'
import { productByNumber } from '../products/products'
import { detailsMarkdown, postMarkdown, productMarkdown } from './documents'

/** A document as Markdown, and the address of the page that shows it. */
export type MarkdownPage = { text: string; canonical: string }

const { siteUrl } = config

/**
 * The Markdown form of what an address shows. Unlike pages, it has no fallback: for an unknown name it returns undefined.
 * @param path the first part of the address, such as `product-details`
 * @param name a number, or the slug of a packaging family
 */
export async function markdownByAddress(path: string, name: string): Promise<MarkdownPage | undefined> {
  if (path === 'blog-details-v1') {
    const post = await postByNumber(Number(name))
    return post && { text: postMarkdown(post, siteUrl), canonical: post.href }
  }
  if (path !== 'product-details') return undefined
  const product = /^\d+$/.test(name) ? await productByNumber(name) : undefined
  if (product && String(product.number) === name) {
    return { text: productMarkdown(product, siteUrl), canonical: productHref(product.number) }
  }
  const found = await detailsBySlug(name)
  if (!found || !('entry' in found)) return undefined
  return { text: detailsMarkdown(found.entry, siteUrl), canonical: detailsHref(found.entry.slug) }
}
