'use client'

import type { ReactNode } from 'react'
import type { ProductCard } from '@/content/products/card'
import { Badge } from '@/ui/badge'
import { Link } from '@/ui/link-client'
import { Price } from '@/ui/price'

type ProductCardViewProps = Omit<ProductCard, 'id' | 'picture'> & { children: ReactNode }

/** The card around its picture. Drawn in the browser too: its words are a quarter of its markup. */
export function ProductCardView({
  name,
  href,
  category,
  price,
  salePrice,
  badge,
  children,
}: ProductCardViewProps) {
  return (
    <article className="card h-full">
      <div className="card-frame">
        {children}
        {badge && (
          <div className="absolute start-3 top-3">
            <Badge look={badge === 'NEW' ? 'new' : 'sale'}>{badge}</Badge>
          </div>
        )}
      </div>
      <div className="flex grow flex-col gap-1">
        {category && <p className="tag">{category}</p>}
        <h3 className="grow text-h3">
          <Link href={href} className="card-link">
            {name}
          </Link>
        </h3>
        <Price price={price} salePrice={salePrice} />
      </div>
    </article>
  )
}
