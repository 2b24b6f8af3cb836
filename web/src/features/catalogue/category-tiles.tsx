import { clsx } from 'clsx'
import type { CatalogueCard } from '@/content/catalogue/types'
import { CategoryCard } from './category-card'

type CategoryTilesProps = {
  cards: CatalogueCard[]
  level?: 'h2' | 'h3'
  /** The tiles are on the first screen: the pictures of the first row are asked for at once. */
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

/** On wide screens four tiles stand in a row; three larger ones lead when there would be a gap at the end. */
function tileSpan(index: number, count: number): string {
  const isLarge = count % 4 === 3 && index < 3
  return clsx(isLarge ? 'md:col-span-4' : 'md:col-span-3', isAlone(index, count) && 'max-md:col-span-2')
}

/** The last tile of an odd number has the row of a narrow screen to itself. */
const isAlone = (index: number, count: number) => index === count - 1 && count % 2 === 1
