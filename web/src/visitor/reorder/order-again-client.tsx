'use client'

import { lazy, Suspense, useState } from 'react'
import type { ReorderSource } from '@/content/reorder/types'
import { Popup } from '@/ui/popup-client'
import * as common from '@/messages/common'
import * as messages from '@/messages/visitor'

const dialog = () => import('./reorder-dialog-client')
const ReorderDialog = lazy(dialog)

type OrderAgainProps = {
  source: ReorderSource
  /** What is ordered again, such as “Order PH-7K3M”; the title of the dialog. */
  name: string
  className: string
}

/** Opens a dialog that shows what can be ordered today of an order or a list, before it is added to the cart. */
export function OrderAgain({ source, name, className }: OrderAgainProps) {
  const [isOpen, setOpen] = useState(false)
  const preload = () => void dialog().catch(() => {})
  return (
    <>
      <button
        type="button"
        aria-label={messages.orderAgainNamed(name)}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
        className={className}
      >
        {messages.orderAgain}
      </button>
      {isOpen && (
        <Popup title={messages.orderAgainNamed(name)} look="top" onClose={() => setOpen(false)}>
          <Suspense fallback={<p className="min-h-40">{common.oneMoment}</p>}>
            <ReorderDialog source={source} onClose={() => setOpen(false)} />
          </Suspense>
        </Popup>
      )}
    </>
  )
}
