import { clsx } from 'clsx'
import { NewsletterForm } from '@/features/newsletter/newsletter-form'
import { pictureSource, toPicture } from '@/content/pictures/picture'
import { Picture } from '@/ui/picture'
import { Eyebrow } from '@/ui/section-head'
import { ThemeSwitch } from '@/ui/theme-switch-client'
import { Clock } from '../lazy-client'
import type { SectionProps } from '../types'
import * as messages from '@/messages/sections'

/** The time until a launch, with a newsletter form. */
export function Countdown({ section, isFirst }: SectionProps<'countdown'>) {
  const picture = toPicture(section.picture)
  const Heading = isFirst ? 'h1' : 'h2'
  if (!section.heading) return null
  return (
    <section
      aria-label={section.heading}
      className={clsx('grid bg-band lg:min-h-[80vh]', picture && 'lg:grid-cols-2')}
    >
      <div
        className={clsx(
          // Centred only where there is room: text that arrives late would move the text above it.
          'flex flex-col gap-8 px-gutter py-section lg:justify-center',
          !picture && 'items-center text-center',
        )}
      >
        <div className="flex flex-col gap-5">
          {section.eyebrow && <Eyebrow isCentred={!picture}>{section.eyebrow}</Eyebrow>}
          <Heading className="text-h1">{section.heading}</Heading>
          {section.text && <p className="measure text-lead">{section.text}</p>}
        </div>
        {section.date && <Clock end={section.date} label={messages.timeUntilTheLaunch} />}
        <NewsletterForm
          id={`newsletter-${section._key}`}
          placeholder={section.placeholder}
          buttonLabel={section.buttonLabel}
        />
        <ThemeSwitch isNamed />
      </div>
      {picture && (
        <div className="relative aspect-4/3 lg:aspect-auto">
          <Picture
            source={pictureSource(picture)}
            sizes="(min-width: 1024px) 50vw, 100vw"
            isFirst={isFirst}
            className="cover"
          />
        </div>
      )}
    </section>
  )
}
