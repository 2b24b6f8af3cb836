import { pictureSource, toPicture } from '@/content/pictures/picture'
import { Picture } from '@/ui/picture'
import { Eyebrow } from '@/ui/section-head'
import { NoBreakHyphens } from '@/ui/no-break-hyphens'
import { CallToAction } from '../call-to-action'
import type { SectionOf } from '../types'

/** The first screen of the packaging home page. */
export function PackagingHero({ section }: { section: SectionOf<'packagingHero'> }) {
  return (
    <section aria-label={section.heading ?? undefined} className="bg-band">
      <div className="grid lg:min-h-[min(46rem,calc(100vh-5.25rem))] lg:grid-cols-12">
        <div className="flex flex-col justify-center gap-6 px-gutter py-14 lg:col-span-6 lg:py-20 2xl:col-span-5 ps-page">
          {section.eyebrow && <Eyebrow>{section.eyebrow}</Eyebrow>}
          <h1 className="text-h1">
            <NoBreakHyphens text={section.heading ?? ''} />
          </h1>
          {section.text && <p className="max-w-[52ch] text-lead">{section.text}</p>}
          <div className="flex flex-wrap gap-3 pt-2">
            <CallToAction link={section.callToAction} />
            <CallToAction link={section.secondCallToAction} look="quiet" />
          </div>
        </div>
        <div className="relative aspect-[4/3] lg:col-span-6 lg:aspect-auto 2xl:col-span-7">
          <Picture
            source={pictureSource(toPicture(section.picture))}
            // Cropped to cover its box: at the box's maximum height of 46rem, the picture is 82rem wide.
            sizes="(min-width: 1024px) max(58vw, 82rem), 133vw"
            isFirst
            className="cover object-[55%_60%]"
          />
        </div>
      </div>
    </section>
  )
}
