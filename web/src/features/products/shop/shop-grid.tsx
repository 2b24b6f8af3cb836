import { clsx } from 'clsx'
import type { ProductCard as Card } from '@/content/products/card'
import { ProductCard } from '../product-card'

/** Pictures of a phone's first row are loaded eagerly. */
const firstRow = 2

const onWide = { 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5' } as const
const onWidest = { 5: '2xl:grid-cols-5', 6: '2xl:grid-cols-6' } as const

/** Of two numbers of columns the one that fills more of the last row. */
const fuller = <Columns extends number>(count: number, few: Columns, many: Columns): Columns => {
  const filled = (columns: number) => (count % columns || columns) / columns
  return filled(many) > filled(few) ? many : few
}

const rows = 'shelf md:grid-cols-3'

/** Rows across the page that end in as few empty places as possible. */
const wideRows = (count: number) =>
  count === 10 ? 'shelf shelf-fives' : clsx(rows, onWide[fuller(count, 4, 5)], onWidest[fuller(count, 5, 6)])

type ShopGridProps = {
  cards: Card[]
  /** The index of the first card that no earlier page shows. */
  firstNew: number
  isNarrow: boolean
}

/** Products in rows; beside a panel the rows are shorter. */
export function ShopGrid({ cards, firstNew, isNarrow }: ShopGridProps) {
  return (
    <ul className={isNarrow ? rows : wideRows(cards.length)}>
      {cards.map((card, index) => (
        <li key={card.id} data-first-new={index === firstNew ? '' : undefined}>
          <ProductCard card={card} maxWidth={960} isFirst={index < firstRow} />
        </li>
      ))}
    </ul>
  )
}
