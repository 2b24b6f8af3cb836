'use client'

import type { OrderRow } from '@/content/samples/orders'
import { LoadWhenStored } from '@/visitor/load-when-stored-client'
import { SavedLists } from '@/visitor/reorder/saved-lists-client'
import { OrderList } from './order-list-client'

const loadQuotes = () => import('./quote-requests-client').then(({ QuoteRequests }) => QuoteRequests)
const loadSamples = () => import('./own-samples-panel-client').then(({ OwnSamplesPanel }) => OwnSamplesPanel)

/** Everything that was sent from this browser, and the visitor's lists. @param sample shown before the first order */
export const OrdersAndRequests = ({ sample }: { sample: OrderRow[] }) => (
  <div className="flex min-w-0 flex-col gap-12">
    <OrderList sample={sample} />
    <LoadWhenStored storageKey="quotes" load={loadQuotes} />
    <SavedLists />
    <LoadWhenStored storageKey="samples" load={loadSamples} />
  </div>
)
