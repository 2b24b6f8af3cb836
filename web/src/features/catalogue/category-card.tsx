import type { CatalogueCard } from '@/content/catalogue/types'
import { pictureSource } from '@/content/pictures/picture'
import { Picture } from '@/ui/picture'
import { CategoryCardView } from './category-card-client'

type CategoryCardProps = { card: CatalogueCard; level?: 'h2' | 'h3'; isWide?: boolean; isFirst?: boolean }

/** A category on a home page. */
export function CategoryCard({ card, level, isWide = false, isFirst }: CategoryCardProps) {
  const { name, slug, tag, childCount, hasDetails, picture } = card
  return (
    <CategoryCardView
      name={name}
      slug={slug}
      tag={tag}
      childCount={childCount}
      level={level}
      hasDetails={hasDetails}
    >
      <Picture
        source={picture && pictureSource(picture, { aspect: 1 })}
        sizes={isWide ? '(min-width: 768px) 32vw, 96vw' : '(min-width: 768px) 32vw, 48vw'}
        isFirst={isFirst}
        className={isWide ? 'max-md:aspect-4/3' : undefined}
      />
    </CategoryCardView>
  )
}
