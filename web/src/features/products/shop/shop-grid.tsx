import { clsx } from 'clsx'
import type { ShopItem } from '@/content/shop/types'
import { ProductCardView } from '../product-card-view'

/** Pictures of the first row are loaded at once. */
const firstRow = 3

/** Products in rows; beside a panel the rows are shorter. */
export function ShopGrid({ items, isNarrow }: { items: ShopItem[]; isNarrow: boolean }) {
  return (
    <ul
      className={clsx(
        'grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 md:grid-cols-3 xl:gap-x-8',
        !isNarrow && 'lg:grid-cols-4 2xl:grid-cols-5',
      )}
    >
      {items.map(({ source, ...card }, index) => (
        <li key={card.id}>
          <ProductCardView card={card} source={source} isFirst={index < firstRow} />
        </li>
      ))}
    </ul>
  )
}
