import { pageHref } from '@shop/studio/routes'
import type { LlmsQueryResult } from '@shop/studio/types'
import { defineQuery } from 'next-sanity'
import { nextPost, postFilter } from '../blog/queries'
import { stegaClean } from '../draft/metadata'
import { asMany } from '../fragments'
import { isPrice } from '../money/price'
import { priceFields } from '../products/queries'
import { toSale } from '../products/sale'
import { sellingFields } from '../selling/queries'
import { cardPrice, toSelling } from '../selling/shape'
import { cardPriceText } from '../selling/words'
import type { SiteSettings } from '../site/site'
import { detailsMarkdownHref, postMarkdownHref, productMarkdownHref } from './address'
import { dollars } from './documents'
import { escapeMarkdown, joinBlocks, markdownLink, markdownList } from './escape'

/** The content of llms.txt. */
export const llmsQuery = defineQuery(`{
  "packaging": *[_type in ["category", "subCategory"] && defined(slug.current) && defined(details) && !defined(selling.replacedBy)]
    | order(_type asc, orderRank) ${asMany} { name, "slug": slug.current, "text": details.description, ${sellingFields} },
  "products": *[_type == "product" && defined(number)] | order(number asc) ${asMany} { number, name, category, ${priceFields} },
  "posts": *[${postFilter}] | order(date desc, number asc) ${asMany} { number, title, description, "startsAt": date },
  "pages": *[_type == "page" && defined(route)] | order(route asc) ${asMany} { title, route, "text": seo.description },
  "nextPost": ${nextPost}
}`)

type Shop = Pick<SiteSettings, 'title' | 'tagline' | 'description' | 'contacts'>

/** A line of llms.txt: a link and its description. */
const entry = (label: string, address: string, text: string | null | undefined) =>
  text
    ? `${markdownLink(label, address)}: ${escapeMarkdown(firstSentence(text))}`
    : markdownLink(label, address)

/** The line of a packaging item ends with its lowest price. */
function withPrice(line: string, raw: LlmsQueryResult['packaging'][number]['selling']): string {
  const selling = toSelling(raw)
  const price = selling && cardPrice(selling)
  return price ? `${line} (${escapeMarkdown(stegaClean(cardPriceText(price)))})` : line
}

/** Only the first sentence of a description: enough to choose among the links. */
const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/s.exec(stegaClean(text))?.[0] ?? stegaClean(text)

const section = (title: string, lines: string[]) =>
  lines.length > 0 ? `## ${title}\n\n${markdownList(lines)}` : undefined

/**
 * The file llms.txt (llmstxt.org): what the shop is, and links to the Markdown form of what it shows.
 * @param lists see `llmsLists`
 */
export const llmsText = ({ title, tagline, description, contacts }: Shop, lists: string): string =>
  joinBlocks([
    `# ${escapeMarkdown(title)}`,
    description || tagline ? `> ${escapeMarkdown(description ?? tagline ?? '')}` : '',
    contacts.length > 0
      ? markdownList(contacts.map(({ name, value }) => `${escapeMarkdown(name)}: ${escapeMarkdown(value)}`))
      : '',
    lists,
  ])

/** The links of llms.txt. */
export function llmsLists({ packaging, products, posts, pages }: LlmsQueryResult, siteUrl: string): string {
  return joinBlocks([
    section(
      'Packaging, sold by the case',
      packaging.flatMap(({ name, slug, text, selling }) =>
        name && slug ? withPrice(entry(name, siteUrl + detailsMarkdownHref(slug), text), selling) : [],
      ),
    ),
    section(
      'Products of the shop',
      products.flatMap(({ number, name, category, price, sale }) => {
        if (!number || !name || !isPrice(price)) return []
        const current = dollars(toSale(price, sale)?.price ?? price)
        return entry(
          name,
          siteUrl + productMarkdownHref(number),
          [category, current].filter(Boolean).join(', '),
        )
      }),
    ),
    section(
      'Blog',
      posts.flatMap(({ number, title, description }) =>
        number && title ? entry(title, siteUrl + postMarkdownHref(number), description) : [],
      ),
    ),
    section(
      'Pages',
      pages.flatMap(({ title, route, text }) => {
        const href = pageHref(route)
        return title && href ? entry(title, siteUrl + href, text) : []
      }),
    ),
    section('Optional', [
      markdownLink('Site map', `${siteUrl}/sitemap.xml`),
      markdownLink('Feed of the blog', `${siteUrl}/rss.xml`),
    ]),
  ])
}
