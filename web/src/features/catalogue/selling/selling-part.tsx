import type { Selling } from '@/content/selling/types'
import { FactsTable } from './facts-table'
import { PriceTable } from './price-table'
import * as messages from '@/messages/catalogue'

/** The price list and the facts of an item. */
export function SellingPart({ selling, title }: { selling: Selling; title: string }) {
  const unit = selling.units.find(({ key }) => key === selling.orderUnit)
  return (
    <section aria-label={messages.pricesAndFacts} className="wrap pb-section">
      <div className="grid gap-x-12 gap-y-12 border-t border-line pt-10 lg:grid-cols-12 xl:gap-x-20">
        <div className="flex min-w-0 flex-col gap-6 lg:col-span-7">
          <h2 className="text-h2">{messages.pricesByQuantity}</h2>
          <p className="text-small">{messages.pricesExplained(unit?.singular ?? selling.orderUnit)}</p>
          <PriceTable selling={selling} title={title} />
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:col-span-5">
          <h2 className="text-h2">{messages.facts}</h2>
          <FactsTable selling={selling} />
        </div>
      </div>
    </section>
  )
}
