import { portfolioHref, postHref, productHref } from '@shop/studio/routes'
import type { SearchIndexQueryResult } from '@shop/studio/types'
import { toCents } from '../money/cents'
import { formatCents } from '../money/format'
import { toSale } from '../products/sale'
import { joined, shownText, thumbnail } from './entry'
import type { SearchEntry } from './types'

type Raw = Pick<SearchIndexQueryResult, 'products' | 'posts' | 'works'>

/** Products of the shop, posts, and works of the portfolio. */
export const otherEntries = ({ products, posts, works }: Raw): SearchEntry[] => [
  ...products.flatMap(({ number, name, sku, category, tags, description, price, sale, picture }) =>
    name && number
      ? {
          kind: 'product' as const,
          href: productHref(number),
          title: name,
          text: shownText([category, sku, ...(tags ?? [])].filter(Boolean).join(' · ')),
          words: description,
          skus: sku ?? undefined,
          ...(price !== null && { price: formatCents(toCents(toSale(price, sale)?.price ?? price)) }),
          picture: thumbnail(picture),
        }
      : [],
  ),
  ...posts.flatMap((post) =>
    post?.title && post.number
      ? {
          kind: 'post' as const,
          href: postHref(post.number),
          title: post.title,
          text: shownText([post.tag, post.description].filter(Boolean).join(' · ')),
          words: joined([post.description, post.body]),
          picture: thumbnail(post.picture),
        }
      : [],
  ),
  ...works.flatMap(({ number, name, tag, description, picture }) =>
    name && number
      ? {
          kind: 'work' as const,
          href: portfolioHref(number),
          title: name,
          text: shownText([tag, description].filter(Boolean).join(' · ')),
          words: description ?? undefined,
          picture: thumbnail(picture),
        }
      : [],
  ),
]
