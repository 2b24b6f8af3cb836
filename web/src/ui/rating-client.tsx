'use client'

import { Icon } from './icons/icon'

type RatingProps = { rating: number; count?: number }

const most = 5

/** Stars out of five, said in words to those who cannot see them. Drawn in the browser: a number is less than its stars. */
export function Rating({ rating, count }: RatingProps) {
  const full = Math.max(0, Math.min(most, Math.round(rating)))
  return (
    <p className="flex items-center gap-2 text-small">
      <span className="sr-only">
        {full} of {most} stars
      </span>
      <span aria-hidden="true" className="flex gap-0.5 text-kraft">
        {Array.from({ length: most }, (_, index) => (
          <Icon key={index} name="star" className={index < full ? 'size-4.5 fill-current' : 'size-4.5'} />
        ))}
      </span>
      {count !== undefined && <span>( {count.toLocaleString('en-US')} )</span>}
    </p>
  )
}
