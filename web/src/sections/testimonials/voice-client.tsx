'use client'

import { Rating } from '@/ui/rating'

type VoiceProps = { name: string | null; location: string | null; text: string | null; rating: number | null }

/** What a buyer says. Drawn in the browser too: a carousel of them is mostly markup. */
export function Voice({ name, location, text, rating }: VoiceProps) {
  return (
    <figure className="flex max-w-5xl flex-col gap-6">
      {rating !== null && <Rating rating={rating} />}
      <blockquote className="font-heading text-h2 text-balance text-ink">
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <span className="font-medium text-ink">{name}</span>
        {location && <span> · {location}</span>}
      </figcaption>
    </figure>
  )
}
