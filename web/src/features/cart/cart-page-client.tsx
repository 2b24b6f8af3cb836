'use client'

import { screenHref } from '@shop/studio/routes'
import { isPriceChanged } from '@/content/cart/cart'
import type { ShopSettings } from '@/content/orders/types'
import type { CartSample } from '@/content/samples/types'
import { Button, ButtonLink } from '@/ui/button'
import { EmptyList } from '@/ui/empty-state'
import { RemovedNotice } from '@/ui/removed-notice-client'
import { SavedLists } from '@/visitor/reorder/saved-lists-client'
import { CartSummary } from './cart-summary-client'
import { CartTable } from './cart-table'
import { SaveList } from './save-list-client'
import { useRemoval } from './use-removal-client'
import { useShownCart } from './use-shown-cart-client'
import * as messages from '@/messages/cart'
import * as common from '@/messages/common'

type CartPageProps = { sample: CartSample | undefined } & Pick<ShopSettings, 'shipping' | 'tax'>

/** The cart: lines, promo code, delivery and sums. */
export function CartPage({ sample, shipping, tax }: CartPageProps) {
  const { status, lines, acceptPrices } = useShownCart(sample?.lines ?? [])
  const shown = Array.isArray(lines) ? lines : []
  const { removed, removeLine, forget, undo } = useRemoval(shown)
  return (
    <div className="flex flex-col gap-6" data-until={status === 'unread' ? 'read' : undefined}>
      <RemovedNotice removed={removed} onUndo={undo} />
      {shown.length === 0 ? (
        <EmptyList href={screenHref('shop-v1')} linkLabel={common.continueShopping}>
          {messages.emptyCart}
        </EmptyList>
      ) : (
        <>
          {shown.some(isPriceChanged) && <PricesChanged onAccept={() => void acceptPrices()} />}
          <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start">
            <div className="flex flex-col gap-8">
              <CartTable lines={shown} onRemove={removeLine} onMove={forget} />
              <ButtonLink href={screenHref('shop-v1')} look="quiet" className="self-start">
                {common.continueShopping}
              </ButtonLink>
              <SaveList lines={shown} />
            </div>
            <CartSummary sample={status === 'own' ? undefined : sample} shipping={shipping} tax={tax} />
          </div>
        </>
      )}
      <SavedLists />
    </div>
  )
}

const PricesChanged = ({ onAccept }: { onAccept: () => void }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-amber p-4 sm:px-6">
    <output className="text-ink">{messages.pricesChanged}</output>
    <Button look="quiet" onClick={onAccept}>
      {messages.ok}
    </Button>
  </div>
)
