import { pictureSource, toPicture } from '@/content/pictures/picture'
import { toLink } from '@/content/site/link'
import { ButtonLink } from '@/ui/button'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import type { SectionOf } from '../types'
import * as common from '@/messages/common'

type Step = NonNullable<SectionOf<'printSteps'>['steps']>[number]

/** The steps of an order with the customer's own print. On a phone each is a row with a small picture. */
export function PrintSteps({ section }: { section: SectionOf<'printSteps'> }) {
  const steps = (section.steps ?? []).filter(({ title }) => title)
  const button = toLink(section.callToAction)
  if (steps.length === 0) return null
  return (
    <Section label={section.heading ?? common.howPrintingWorks}>
      <SectionHead {...section} />
      <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-2 sm:gap-y-12 xl:grid-cols-4 xl:gap-x-8">
        {steps.map((step, index) => (
          <PrintStep key={step._key} step={step} place={index + 1} />
        ))}
      </ol>
      {button && (
        <ButtonLink href={button.href} className="mt-10 max-sm:w-full">
          {button.label}
        </ButtonLink>
      )}
    </Section>
  )
}

function PrintStep({
  step: { title, text, time, minimum, picture: raw },
  place,
}: {
  step: Step
  place: number
}) {
  const picture = toPicture(raw)
  const facts = [time, minimum].filter(Boolean)
  return (
    <li className="enters flex gap-4 sm:flex-col sm:gap-5">
      {picture && (
        <Picture
          source={pictureSource(picture, { aspect: 4 / 3 })}
          sizes="(min-width: 1280px) 24vw, (min-width: 640px) 48vw, 130px"
          className="object-cover max-sm:size-24 max-sm:shrink-0 sm:aspect-4/3 sm:w-full"
        />
      )}
      <div className="flex flex-col gap-1 sm:gap-2">
        <h3 className="flex gap-2.5 text-h3">
          <span aria-hidden="true" className="text-kraft-deep tabular-nums">
            {place}
          </span>
          {title}
        </h3>
        {facts.length > 0 && (
          <p className="text-small font-medium text-ink">
            {facts.map((fact) => (
              <bdi key={fact} className="block">
                {fact}
              </bdi>
            ))}
          </p>
        )}
        {text && <p className="max-sm:text-small">{text}</p>}
      </div>
    </li>
  )
}
