import { keyOf, picture, references } from '../../build.ts'
import { prose } from '../../prose.ts'
import type { SeedOf } from '../../types.ts'

/** A part of the picture: its corner, as shares (0 to 1) of the width and height. */
type Detail = { alt: string; start: number; top: number }

type Work = {
  number: number
  name: string
  tag: string
  /** What the picture `portfolio/slider-<number>.webp` shows. */
  alt: string
  description: string
  facts: Record<string, string>
  details: Detail[]
  /** Slugs of products of the shop. */
  products: string[]
  body: string
}

/** How much of the picture a detail shows, in shares of its width and height: 960 × 720 pixels of 1920 × 1200. */
const detailSize = { width: 0.5, height: 0.6 }

/** A work of the portfolio. Its details are parts of its one large picture. */
export function work({ number, alt, facts, details, products, body, ...words }: Work) {
  const file = `portfolio/slider-${number}.webp`
  return {
    _id: `portfolioItem-${number}`,
    _type: 'portfolioItem',
    number,
    ...words,
    picture: picture(file, alt),
    facts: Object.entries(facts).map(([label, value]) => ({
      _key: keyOf(label),
      _type: 'portfolioFact' as const,
      label,
      value,
    })),
    pictures: details.map((detail) => ({
      _key: keyOf(detail.alt).slice(0, 40),
      ...picture(file, detail.alt),
      crop: cropOf(detail),
    })),
    products: references(products.map((slug) => `product-${slug}`)),
    body: prose(body),
  } satisfies SeedOf<'portfolioItem'>
}

/** The shares that are cut off at each side. */
const cropOf = ({ start, top }: Detail) => ({
  _type: 'sanity.imageCrop' as const,
  left: start,
  right: 1 - start - detailSize.width,
  top,
  bottom: 1 - top - detailSize.height,
})
