import { toLink } from '@/content/site/link'
import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import { compact } from '../lists'
import type { SectionOf } from '../types'
import { PeriodSwitch } from './period-switch'
import { Plans } from './plans'
import * as messages from '@/messages/sections'

/** The price plans; monthly prices first. */
export function PricingTable({ section }: { section: SectionOf<'pricingTable'> }) {
  const plans = compact(section.plans).flatMap(
    ({ _id, title, monthlyPrice, yearlyPrice, people, features }) =>
      title && monthlyPrice !== null && yearlyPrice !== null
        ? [
            {
              id: _id,
              title,
              monthlyPrice,
              yearlyPrice,
              people: people ?? undefined,
              features: features ?? [],
            },
          ]
        : [],
  )
  if (plans.length === 0) return null
  return (
    <Section label={section.heading ?? messages.pricePlans}>
      <SectionHead {...section} isCentred />
      <div className="group/period">
        <PeriodSwitch
          name={`period-${section._key}`}
          labels={{
            month: section.monthlyLabel ?? messages.monthly,
            year: section.yearlyLabel ?? messages.yearly,
          }}
        />
        <Plans plans={plans} callToAction={toLink(section.callToAction)} />
      </div>
      {section.note && <p className="mx-auto mt-10 measure text-center text-small">{section.note}</p>}
    </Section>
  )
}
