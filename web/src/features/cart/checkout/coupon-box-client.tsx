'use client'

import { lazy, Suspense, useId, useState } from 'react'
import * as messages from '@/messages/checkout'

const PromoForm = lazy(async () => ({ default: (await import('../promo-form-client')).PromoForm }))

/** “Have a coupon?”: its button shows and hides the field for the code. */
export function CouponBox({ sampleCode }: { sampleCode: string | undefined }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-col gap-4 rounded-card bg-band px-5 py-4 sm:px-7">
      <p className="flex flex-wrap items-center gap-x-3 text-ink">
        {messages.haveACoupon}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="needs-script text-link"
        >
          {messages.enterCode}
        </button>
      </p>
      <div id={id} hidden={!isOpen} className="max-w-md pb-2">
        <Suspense>{isOpen && <PromoForm sampleCode={sampleCode} />}</Suspense>
      </div>
    </div>
  )
}
