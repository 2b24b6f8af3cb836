import { formatCents } from '@/content/money/format'
import type { Wish } from '@/content/wishlist/wishlist'
import { Link } from '@/ui/link-client'
import { Thumbnail } from '@/ui/thumbnail'

/** A product of a shared list. */
export function SharedCard({ wish: { seen } }: { wish: Wish }) {
  return (
    <article className="card h-full">
      <div className="card-frame">
        <Thumbnail src={seen.pictureSrc} className="w-full" />
      </div>
      <div className="flex grow flex-col gap-1">
        {seen.category && <p className="tag">{seen.category}</p>}
        <h2 className="grow text-h3">
          <Link href={seen.href} className="card-link">
            {seen.name}
          </Link>
        </h2>
        <p className="font-medium text-ink">{formatCents(seen.unitPrice)}</p>
      </div>
    </article>
  )
}
