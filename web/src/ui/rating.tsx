import { Icon } from './icons/icon'
import * as messages from '@/messages/ui'

type RatingProps = { rating: number; count?: number }

const maxStars = 5

/** A rating in stars out of five, with a text for screen readers. */
export function Rating({ rating, count }: RatingProps) {
  const full = Math.max(0, Math.min(maxStars, Math.round(rating))) as 0 | 1 | 2 | 3 | 4 | 5
  return (
    <p className="flex items-center gap-2 text-small">
      <span className="sr-only">{messages.starsOf(full, maxStars)}</span>
      <Icon name={`stars-${full}`} className="h-4.5 w-[98px] text-kraft" />
      {count !== undefined && <span>( {count.toLocaleString('en-US')} )</span>}
    </p>
  )
}
