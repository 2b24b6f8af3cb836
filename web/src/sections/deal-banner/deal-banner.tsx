import { pictureSource, toPicture } from '@/content/pictures/picture'
import { Picture } from '@/ui/picture'
import { Eyebrow } from '@/ui/section-head'
import { Clock } from '../lazy-client'
import { CallToAction } from '../call-to-action'
import type { SectionOf } from '../types'
import * as messages from '@/messages/sections'

/** An offer with a countdown; once it has ended, `deal` is null and nothing is shown. */
export function DealBanner({ section }: { section: SectionOf<'dealBanner'> }) {
  if (!section.heading || !section.deal) return null
  return (
    <section aria-label={section.heading} className="grid bg-band lg:grid-cols-2">
      <div className="relative aspect-4/3 lg:aspect-auto lg:min-h-[36rem]">
        <Picture
          source={pictureSource(toPicture(section.picture))}
          sizes="(min-width: 1024px) max(50vw, 64rem), 133vw"
          className="cover"
        />
      </div>
      <div className="flex flex-col items-start justify-center gap-6 px-gutter py-14 lg:px-16 lg:py-20">
        {section.eyebrow && <Eyebrow>{section.eyebrow}</Eyebrow>}
        <h2 className="text-title">{section.heading}</h2>
        {section.offer && (
          <p className="font-heading text-h2 text-clay">
            <bdi>{section.offer}</bdi>
          </p>
        )}
        {section.text && <p className="measure text-lead">{section.text}</p>}
        {section.deal.endsAt && <Clock end={section.deal.endsAt} label={messages.timeLeftForOffer} />}
        <CallToAction link={section.callToAction} />
      </div>
    </section>
  )
}
