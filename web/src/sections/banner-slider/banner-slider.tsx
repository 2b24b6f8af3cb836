import { Carousel } from '@/ui/carousel-client'
import { WideBanner } from '../banner'
import type { SectionProps } from '../types'
import * as messages from '@/messages/sections'

/** Large banners in a looping carousel without autoplay (specification section 9). */
export function BannerSlider({ section, isFirst }: SectionProps<'bannerSlider'>) {
  const slides = (section.slides ?? []).filter(({ heading }) => heading)
  if (slides.length === 0) return null
  return (
    <Carousel
      label={messages.offers}
      isOverlaid
      slides={slides.map((slide, index) => ({
        key: slide._key,
        content: (
          <WideBanner
            banner={slide}
            level={isFirst && index === 0 ? 'h1' : 'h2'}
            isFirst={isFirst && index === 0}
          />
        ),
      }))}
    />
  )
}
