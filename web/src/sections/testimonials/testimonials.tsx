import { Carousel } from '@/ui/carousel-client'
import { Rating } from '@/ui/rating'
import { Section } from '@/ui/section'
import { CarouselHead } from '@/ui/section-head'
import { compact } from '../lists'
import type { SectionOf } from '../types'
import * as messages from '@/messages/sections'

/** Specification section 9: one item, looping, 300 ms per step, no autoplay. */
const stepMilliseconds = 300

/** Customers' reviews in a carousel. */
export function Testimonials({ section }: { section: SectionOf<'testimonials'> }) {
  const testimonials = compact(section.testimonials).filter(({ text }) => text)
  if (testimonials.length === 0) return null
  return (
    <Section look="band">
      <Carousel
        label={section.heading ?? messages.testimonials}
        speed={stepMilliseconds}
        head={<CarouselHead {...section} />}
        slides={testimonials.map(({ _id, name, location, text, rating }) => ({
          key: _id,
          content: (
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
          ),
        }))}
      />
    </Section>
  )
}
