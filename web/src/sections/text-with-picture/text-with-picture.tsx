import { clsx } from 'clsx'
import { pictureSource, toPicture } from '@/content/pictures/picture'
import { Prose } from '@/features/prose/prose'
import { Picture } from '@/ui/picture'
import { Points } from '@/ui/points'
import { Section } from '@/ui/section'
import { Eyebrow } from '@/ui/section-head'
import { CallToAction } from '../call-to-action'
import type { SectionProps } from '../types'

/** A text next to a picture. */
export function TextWithPicture({ section, isOnTop }: SectionProps<'textWithPicture'>) {
  const picture = toPicture(section.picture)
  const points = section.points ?? []
  const isAtEnd = picture && section.pictureSide === 'end'
  if (!section.heading && !section.body) return null
  return (
    <Section label={section.heading ?? undefined}>
      <div className={clsx('grid items-center gap-10 lg:gap-20', picture && 'lg:grid-cols-2')}>
        {picture && (
          <Picture
            source={pictureSource(picture, { aspect: 5 / 4 })}
            sizes="(min-width: 1024px) 48vw, 88vw"
            isFirst={isOnTop}
            className={clsx('aspect-5/4 w-full object-cover', isAtEnd && 'lg:col-start-2 lg:row-start-1')}
          />
        )}
        <div className={clsx('flex flex-col items-start gap-6', isAtEnd && 'lg:row-start-1')}>
          {section.eyebrow && <Eyebrow>{section.eyebrow}</Eyebrow>}
          {section.heading && <h2 className="text-h2">{section.heading}</h2>}
          <Prose body={section.body} />
          {points.length > 0 && <Points points={points} />}
          <CallToAction link={section.callToAction} />
        </div>
      </div>
    </Section>
  )
}
