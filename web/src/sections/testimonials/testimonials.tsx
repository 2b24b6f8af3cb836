import { Carousel } from '@/ui/carousel-client'
import { Section } from '@/ui/section'
import { CarouselHead } from '@/ui/section-head'
import { present } from '../present'
import type { SectionOf } from '../types'
import { Voice } from './voice-client'

/** Specification section 9: one at a time, looped, moved by hand only. */
const stepMilliseconds = 300

/** What buyers say. */
export function Testimonials({ section }: { section: SectionOf<'testimonials'> }) {
  const voices = present(section.testimonials).filter(({ text }) => text)
  if (voices.length === 0) return null
  return (
    <Section look="band">
      <Carousel
        label={section.heading ?? 'Testimonials'}
        speed={stepMilliseconds}
        head={<CarouselHead {...section} />}
        slides={voices.map(({ _id, name, location, text, rating }) => ({
          key: _id,
          content: <Voice name={name} location={location} text={text} rating={rating} />,
        }))}
      />
    </Section>
  )
}
