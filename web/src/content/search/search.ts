import { cardHref, portfolioHref, postHref, productHref } from '@shop/studio/routes'
import { sanityFetch } from '../lake/fetch'
import { pictureAddress, toPicture } from '../pictures/picture'
import { stegaClean } from '../draft/metadata'
import { cardPrice, type RawSelling, toSelling } from '../selling/shape'
import { cardPriceText } from '../selling/words'
import { searchIndexQuery } from './queries'
import type { SearchEntry } from './types'

/** A thumbnail for search results. */
const thumbnail = (raw: Parameters<typeof toPicture>[0]) => {
  const picture = toPicture(raw)
  return picture && pictureAddress(picture, { aspect: 1, maxWidth: 320 })
}

/** Maximum length of the description below a result; the text after it is searched but not shown. */
const shown = 220

/** Everything that the search finds, in catalogue order; the browser builds its index from it. */
export async function searchEntries(): Promise<SearchEntry[]> {
  const { catalogue, products, posts, works } = await sanityFetch(searchIndexQuery)
  return [
    ...catalogue.flatMap(({ name, slug, childCount, hasDetails, text, words, picture, selling }) =>
      name && slug
        ? {
            kind: 'category' as const,
            href: cardHref({ slug, childCount, hasDetails }),
            title: name,
            text: shortened([text?.slice(0, shown), ...words].filter(Boolean).join(' ')),
            picture: thumbnail(picture),
            ...soldAs(selling),
          }
        : [],
    ),
    ...products.flatMap(({ number, name, sku, category, tags, picture }) =>
      name && number
        ? {
            kind: 'product' as const,
            href: productHref(number),
            title: name,
            text: [category, sku, ...(tags ?? [])].filter(Boolean).join(' · '),
            picture: thumbnail(picture),
          }
        : [],
    ),
    ...posts.flatMap(({ number, title, tag, description, picture }) =>
      title && number
        ? {
            kind: 'post' as const,
            href: postHref(number),
            title,
            text: shortened([tag, description].filter(Boolean).join(' · ')),
            picture: thumbnail(picture),
          }
        : [],
    ),
    ...works.flatMap(({ number, name, tag, description, picture }) =>
      name && number
        ? {
            kind: 'work' as const,
            href: portfolioHref(number),
            title: name,
            text: shortened([tag, description].filter(Boolean).join(' · ')),
            picture: thumbnail(picture),
          }
        : [],
    ),
  ]
}

/** The lowest price of a packaging item, and its article numbers. */
function soldAs(raw: RawSelling | null): Pick<SearchEntry, 'price' | 'skus'> {
  const selling = toSelling(raw)
  if (!selling) return {}
  const price = cardPrice(selling)
  return {
    skus: selling.articles.map(({ sku }) => sku).join(' '),
    ...(price && { price: stegaClean(cardPriceText(price)) }),
  }
}

/** Enough words to find it; the whole text would make the index large. */
const shortened = (text: string) => text.replace(/\s+/g, ' ').slice(0, 320)
