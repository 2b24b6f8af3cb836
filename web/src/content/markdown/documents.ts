import { detailsHref, productHref } from '@shop/studio/routes'
import type { Post } from '../blog/blog'
import type { DetailsPage } from '../catalogue/types'
import type { Product } from '../products/product'
import { sellingMarkdown } from './selling'
import { escapeMarkdown, joinBlocks, markdownList } from './escape'
import { proseMarkdown } from './prose'

const heading = (text: string) => `# ${escapeMarkdown(text)}`
const section = (title: string, content: string | undefined) =>
  content ? `## ${escapeMarkdown(title)}\n\n${content}` : undefined
const fact = (label: string, value: string | undefined) =>
  value ? [`${escapeMarkdown(label)}: ${escapeMarkdown(value)}`] : []
const list = (lines: string[]) => (lines.length > 0 ? markdownList(lines) : undefined)
const paragraph = (text: string | undefined) => (text ? escapeMarkdown(text) : undefined)

/** An amount in dollars. */
export const dollars = (amount: number) => `$${amount.toFixed(2)}`

/** A product of the shop as Markdown. */
export const productMarkdown = (product: Product, siteUrl: string) =>
  joinBlocks([
    heading(product.name),
    list([
      ...fact('Price', dollars(product.sale?.price ?? product.price)),
      ...fact('Regular price', product.sale && dollars(product.price)),
      ...fact('Sale ends', product.sale?.endsAt),
      ...fact('SKU', product.sku),
      ...fact('Category', product.category),
      ...fact('Sizes', product.sizes.map(({ label }) => label).join(', ')),
      ...fact('Colours', product.colours.map(({ label }) => label).join(', ')),
      ...fact('Page', `${siteUrl}${productHref(product.number)}`),
    ]),
    proseMarkdown(product.description, siteUrl),
    section('Vendor', list(product.vendor.flatMap(([label, value]) => fact(label, value)))),
    section('Shipping', list(product.shipping.flatMap(({ title, text }) => fact(title, text)))),
  ])

/** The details of a packaging family as Markdown. */
export const detailsMarkdown = (details: DetailsPage, siteUrl: string) =>
  joinBlocks([
    heading(details.title),
    list([
      ...fact('Part of', details.ancestors.map(({ label }) => label).join(' / ')),
      ...fact('Sizes available', details.sizes.join(', ')),
      ...fact('Page', `${siteUrl}${detailsHref(details.slug)}`),
    ]),
    details.replacement &&
      `This item is no longer made. It has been replaced by ${escapeMarkdown(details.replacement.name)}.`,
    paragraph(details.description),
    ...(details.selling && !details.replacement ? sellingMarkdown(details.selling) : []),
    section(
      details.featuresIntroduction ?? 'Main features',
      list(details.features.map((feature) => escapeMarkdown(feature))),
    ),
    section(details.secondTitle ?? 'More', paragraph(details.secondDescription)),
    details.quote && `> ${escapeMarkdown(details.quote)}`,
  ])

/** A post as Markdown. */
export const postMarkdown = (post: Post, siteUrl: string) =>
  joinBlocks([
    heading(post.title),
    list([
      ...fact('Date', post.date),
      ...fact('Author', post.author?.name),
      ...fact('Tags', post.tags.map(({ title }) => title).join(', ')),
      ...fact('Page', `${siteUrl}${post.href}`),
    ]),
    paragraph(post.description),
    proseMarkdown(post.body, siteUrl),
  ])
