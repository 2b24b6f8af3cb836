import { clsx } from 'clsx'
import { NewsletterForm } from '@/features/newsletter/newsletter-form'
import { pictureSource, toPicture } from '@/content/pictures/picture'
import { Picture } from '@/ui/picture'
import type { SectionOf } from '../types'

/** An invitation to subscribe to the newsletter. */
export function NewsletterBlock({ section }: { section: SectionOf<'newsletterBlock'> }) {
  const picture = toPicture(section.picture)
  if (!section.heading) return null
  return (
    <section aria-label={section.heading} className={clsx('bg-band', picture && 'grid lg:grid-cols-2')}>
      <div
        className={clsx(
          'flex flex-col justify-center gap-6 px-gutter py-section',
          !picture && 'wrap items-center text-center',
        )}
      >
        <h2 className="text-h2">{section.heading}</h2>
        {section.text && <p className="measure text-lead">{section.text}</p>}
        <NewsletterForm
          id={`newsletter-${section._key}`}
          placeholder={section.placeholder}
          buttonLabel={section.buttonLabel}
        />
      </div>
      {picture && (
        <div className="relative aspect-4/3 lg:aspect-auto lg:min-h-96">
          <Picture
            source={pictureSource(picture, { maxWidth: 1280 })}
            sizes="(min-width: 1024px) 50vw, 100vw"
            className="cover"
          />
        </div>
      )}
    </section>
  )
}
