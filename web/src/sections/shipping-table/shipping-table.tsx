import { Prose } from '@/features/prose/prose'
import { money } from '@/ui/money'
import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import type { SectionOf } from '../types'
import * as common from '@/messages/common'
import * as messages from '@/messages/sections'

/** What delivery costs and how long it takes, and the rules. */
export function ShippingTable({ section }: { section: SectionOf<'shippingTable'> }) {
  const options = (section.shipping?.options ?? []).filter(({ name }) => name)
  if (options.length === 0) return null
  return (
    <Section label={section.heading ?? common.delivery} isTight>
      <SectionHead heading={section.heading} text={section.text} />
      <table className="mb-12 w-full max-w-4xl border-collapse">
        <thead>
          <tr className="border-b border-line font-heading text-ink">
            {[common.delivery, messages.time, common.price].map((name) => (
              <th key={name} scope="col" className="py-4 pe-4 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {options.map(({ _key, name, time, price }) => (
            <tr key={_key} className="border-b border-line">
              <th scope="row" className="py-4 pe-4 font-medium text-ink">
                {name}
              </th>
              <td className="py-4 pe-4">{time}</td>
              <td className="py-4 font-medium text-ink tabular-nums">
                {price ? <bdi>{money(price)}</bdi> : 'FREE'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Prose body={section.shipping?.rules} hasSides />
    </Section>
  )
}
