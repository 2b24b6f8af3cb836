import type { Review } from '@/content/products/product'
import { Rating } from '@/ui/rating'
import * as messages from '@/messages/products'

/** What buyers say about a product, each with stars. */
export function Reviews({ reviews }: { reviews: Review[] }) {
  if (reviews.length === 0) return <p>{messages.noReviewsYet}</p>
  return (
    <ul className="grid gap-x-12 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
      {reviews.map(({ id, name, text, rating }) => (
        <li key={id} className="flex flex-col gap-3 border-t border-line pt-6">
          <Rating rating={rating} />
          <p className="measure">{text}</p>
          <p className="font-heading font-medium text-ink">{name}</p>
        </li>
      ))}
    </ul>
  )
}
