import { portfolioHref, postHref, productHref } from '@shop/studio/routes'
import type { SearchIndexQueryResult } from '@shop/studio/types'
import { toCents } from '../money/cents'
import { formatCents } from '../money/format'
import { isPrice } from '../money/price'
import { toSale } from '../products/sale'
import { joined, shownText, thumbnail } from './entry'
import type { SearchEntry } from './types'

type Raw<Kind extends 'products' | 'posts' | 'works'> = SearchIndexQueryResult[Kind][number]

/** A product of the shop. */
export const productEntry = (product: Raw<'products'>): SearchEntry | undefined => {
  const { number, name, sku, category, tags, description, price, sale, picture } = product
  if (!name || !number) return undefined
  return {
    kind: 'product',
    href: productHref(number),
    title: name,
    text: shownText([category, sku, ...(tags ?? [])].filter(Boolean).join(' · ')),
    words: description,
    skus: sku ?? undefined,
    ...(isPrice(price) && { price: formatCents(toCents(toSale(price, sale)?.price ?? price)) }),
    picture: thumbnail(picture),
  }
}

/** A post; it is `null` before its date. */
export const postEntry = (post: Raw<'posts'>): SearchEntry | undefined =>
  post?.title && post.number
    ? {
        kind: 'post',
        href: postHref(post.number),
        title: post.title,
        text: shownText([post.tag, post.description].filter(Boolean).join(' · ')),
        words: joined([post.description, post.body]),
        picture: thumbnail(post.picture),
      }
    : undefined

/** A work of the portfolio. */
export const workEntry = ({
  number,
  name,
  tag,
  description,
  picture,
}: Raw<'works'>): SearchEntry | undefined =>
  name && number
    ? {
        kind: 'work',
        href: portfolioHref(number),
        title: name,
        text: shownText([tag, description].filter(Boolean).join(' · ')),
        words: description ?? undefined,
        picture: thumbnail(picture),
      }
    : undefined
