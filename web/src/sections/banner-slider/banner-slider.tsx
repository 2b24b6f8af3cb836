import { Carousel } from '@/ui/carousel-client'
import { OpeningBanner } from '../banner-parts'
import type { SectionProps } from '../types'

/** Large offers to leaf through; they loop and never move by themselves (specification section 9). */
export function BannerSlider({ section, isFirst }: SectionProps<'bannerSlider'>) {
  const slides = (section.slides ?? []).filter(({ heading }) => heading)
  if (slides.length === 0) return null
  return (
    <Carousel
      label="Offers"
      isOverlaid
      slides={slides.map((slide, index) => ({
        key: slide._key,
        content: (
          <OpeningBanner
            banner={slide}
            level={isFirst && index === 0 ? 'h1' : 'h2'}
            isFirst={isFirst && index === 0}
          />
        ),
      }))}
    />
  )
}
