import { clsx } from 'clsx'
import type { CatalogueCard } from '@/content/catalogue/types'
import { CategoryCard } from './category-card'

type CategoryTilesProps = {
  cards: CatalogueCard[]
  level?: 'h2' | 'h3'
  /** Whether the tiles are on the first screen: the pictures of the first row load eagerly. */
  isFirst?: boolean
}

const firstRow = 2

/** Categories as tiles that fill their rows. */
export function CategoryTiles({ cards, level, isFirst = false }: CategoryTilesProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 md:grid-cols-12 xl:gap-x-8 xl:gap-y-14">
      {cards.map((card, index) => (
        <li key={card.id} className={clsx('enters', tileSpan(index, cards.length))}>
          <CategoryCard
            card={card}
            level={level}
            isWide={isAlone(index, cards.length)}
            isFirst={isFirst && index < firstRow}
          />
        </li>
      ))}
    </ul>
  )
}

/** Four tiles per row on wide screens; when the last row would have a gap, it begins with three larger ones. */
function tileSpan(index: number, count: number): string {
  const isLarge = count % 4 === 3 && index < 3
  return clsx(isLarge ? 'md:col-span-4' : 'md:col-span-3', isAlone(index, count) && 'max-md:col-span-2')
}

/** On narrow screens the last tile of an odd number fills its row. */
const isAlone = (index: number, count: number) => index === count - 1 && count % 2 === 1
