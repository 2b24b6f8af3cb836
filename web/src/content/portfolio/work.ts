import { portfolioGalleryHref, portfolioHref } from '@shop/studio/routes'
import type { WorkQueryResult } from '@shop/studio/types'
import { toPicture } from '../pictures/picture'
import type { Picture } from '../pictures/types'
import { toProductCard, type ProductCard } from '../products/card'

type RawWork = NonNullable<WorkQueryResult>
type RawCard = Pick<RawWork, '_id' | 'number' | 'name' | 'tag' | 'description' | 'picture'>

/** A work of the portfolio as a card shows it. */
export type WorkCard = {
  id: string
  number: number
  name: string
  /** The canonical address. */
  href: string
  /** The address of the layout with the gallery. */
  galleryHref: string
  tag?: string
  description?: string
  picture?: Picture
}

/** A work with everything that its page shows. */
export type Work = WorkCard & {
  facts: { id: string; label: string; value: string }[]
  /** Pictures of details, without the main picture of the work. */
  details: Picture[]
  products: ProductCard[]
  /** Portable text. */
  body: RawWork['body']
  /** ISO 8601. */
  updatedAt: string
  previous?: WorkCard
  next?: WorkCard
}

/** A card, or nothing when the work has no number or name yet. */
export function toWorkCard(raw: RawCard | null): WorkCard | undefined {
  if (!raw?.number || !raw.name) return undefined
  return {
    id: raw._id,
    number: raw.number,
    name: raw.name,
    href: portfolioHref(raw.number),
    galleryHref: portfolioGalleryHref(raw.number),
    tag: raw.tag ?? undefined,
    description: raw.description ?? undefined,
    picture: toPicture(raw.picture),
  }
}

/** @param all every work in the order of the portfolio, in which the neighbours are found */
export function toWork(raw: WorkQueryResult, all: readonly WorkCard[]): Work | undefined {
  const card = toWorkCard(raw)
  if (!raw || !card) return undefined
  const place = all.findIndex(({ number }) => number === card.number)
  return {
    ...card,
    facts: (raw.facts ?? []).flatMap(({ _key, label, value }) =>
      label && value ? [{ id: _key, label, value }] : [],
    ),
    details: (raw.pictures ?? []).flatMap((picture) => toPicture(picture) ?? []),
    products: (raw.products ?? []).flatMap((product) => toProductCard(product) ?? []),
    body: raw.body,
    updatedAt: raw._updatedAt,
    previous: place < 0 ? undefined : all[place - 1],
    next: place < 0 ? undefined : all[place + 1],
  }
}
