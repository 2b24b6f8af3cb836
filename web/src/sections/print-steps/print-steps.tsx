import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import { CallToAction } from '../call-to-action'
import { PictureTile, tileGrid } from '../picture-tile'
import type { SectionOf } from '../types'
import * as common from '@/messages/common'

/** The steps of an order with the customer's own print. */
export function PrintSteps({ section }: { section: SectionOf<'printSteps'> }) {
  const steps = (section.steps ?? []).filter(({ title }) => title)
  if (steps.length === 0) return null
  return (
    <Section label={section.heading ?? common.howPrintingWorks}>
      <SectionHead {...section} />
      <ol className={tileGrid}>
        {steps.map(({ _key, time, minimum, ...step }, index) => (
          <PictureTile key={_key} {...step} place={index + 1} facts={[time, minimum]} />
        ))}
      </ol>
      <CallToAction link={section.callToAction} className="mt-10 max-sm:w-full" />
    </Section>
  )
}
