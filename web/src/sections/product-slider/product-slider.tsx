import { pictureSource, toPicture } from '@/content/pictures/picture'
import { toProductCard } from '@/content/products/card'
import { ButtonLink } from '@/ui/button'
import { Carousel } from '@/ui/carousel-client'
import { Picture } from '@/ui/picture'
import { Price } from '@/ui/price'
import { Eyebrow } from '@/ui/section-head'
import type { SectionProps } from '../types'
import * as messages from '@/messages/sections'

/** A carousel of products with their prices, for the top of a page. */
export function ProductSlider({ section, isFirst }: SectionProps<'productSlider'>) {
  const slides = (section.slides ?? []).flatMap((slide) => {
    const product = toProductCard(slide.product)
    return product ? [{ ...slide, product, picture: toPicture(slide.picture) ?? product.picture }] : []
  })
  if (slides.length === 0) return null
  return (
    <Carousel
      label={messages.chosenProducts}
      isOverlaid
      slides={slides.map(({ _key, eyebrow, text, product, picture }, index) => {
        const isLead = isFirst && index === 0
        const Heading = isLead ? 'h1' : 'h2'
        return {
          key: _key,
          content: (
            <div className="grid h-full bg-band lg:min-h-[min(44rem,calc(100vh-5.25rem))] lg:grid-cols-2">
              <div className="relative aspect-square lg:col-start-2 lg:row-start-1 lg:aspect-auto">
                <Picture
                  source={pictureSource(picture)}
                  sizes="(min-width: 1024px) max(50vw, 44rem), 100vw"
                  isFirst={isLead}
                  className="cover"
                />
              </div>
              <div className="flex flex-col items-start justify-center gap-5 px-gutter pt-10 pb-24 lg:row-start-1 lg:py-20 ps-page">
                {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
                <Heading className="text-h1">{product.name}</Heading>
                <Price price={product.price} salePrice={product.salePrice} className="font-heading text-h2" />
                {text && <p className="max-w-[48ch] text-lead">{text}</p>}
                <ButtonLink href={product.href}>{section.buttonLabel ?? messages.buyNow}</ButtonLink>
              </div>
            </div>
          ),
        }
      })}
    />
  )
}
