import { portfolioHref } from '@shop/studio/routes'
import { pictureSource, toPicture } from '@/content/pictures/picture'
import { toLink } from '@/content/site/link'
import { Carousel } from '@/ui/carousel-client'
import { Link } from '@/ui/link-client'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'
import { CarouselHead } from '@/ui/section-head'
import { compact } from '../lists'
import type { SectionOf } from '../types'
import * as common from '@/messages/common'

/** A carousel of portfolio items. */
export function PortfolioSlider({ section }: { section: SectionOf<'portfolioSlider'> }) {
  const items = compact(section.items).flatMap((item) =>
    item.name && item.number ? [{ ...item, number: item.number }] : [],
  )
  if (items.length === 0) return null
  return (
    <Section>
      <Carousel
        label={section.heading ?? common.portfolio}
        view="portfolio"
        head={<CarouselHead {...section} link={toLink(section.callToAction)} />}
        slides={items.map(({ _id, number, name, tag, picture }) => ({
          key: _id,
          content: (
            <article className="card">
              <Picture
                source={pictureSource(toPicture(picture), { aspect: 4 / 5 })}
                sizes="(min-width: 1024px) 32vw, (min-width: 768px) 48vw, 88vw"
                className="aspect-4/5 w-full object-cover"
              />
              <div>
                <p className="tag">{tag}</p>
                <h3 className="text-h3">
                  <Link href={portfolioHref(number)} className="card-link">
                    {name}
                  </Link>
                </h3>
              </div>
            </article>
          ),
        }))}
      />
    </Section>
  )
}
