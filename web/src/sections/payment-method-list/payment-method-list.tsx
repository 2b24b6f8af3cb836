import { PaymentMark } from '@/ui/payment-mark'
import { Points } from '@/ui/points'
import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import type { SectionOf } from '../types'
import * as common from '@/messages/common'
import * as messages from '@/messages/sections'

/** The payment methods: their names, then their logos. */
export function PaymentMethodList({ section }: { section: SectionOf<'paymentMethodList'> }) {
  const methods = (section.payment?.methods ?? []).flatMap(({ _key, name, icon }) =>
    name ? [{ key: _key, name, icon: icon ?? undefined }] : [],
  )
  if (methods.length === 0) return null
  return (
    <Section label={section.heading ?? common.payment} isTight>
      <SectionHead heading={section.heading} text={section.text} />
      <Points
        points={methods.map(({ name }) => name)}
        className="mb-12 grid max-w-4xl gap-x-10 gap-y-3 sm:grid-cols-2"
      />
      <ul
        aria-label={messages.marksOfTheseMethods}
        className="grid max-w-4xl grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-4"
      >
        {methods.map(({ key, name, icon }) => (
          <li key={key} className="flex h-16 items-center justify-center border border-line text-ink">
            <PaymentMark icon={icon} name={name} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
