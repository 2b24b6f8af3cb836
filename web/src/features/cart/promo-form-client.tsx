'use client'

import { type FormEvent, useState } from 'react'
import { subtotalIn } from '@/content/cart/cart'
import { formatShort } from '@/content/money/format'
import { isSameCode } from '@/content/money/promo-code'
import { Button } from '@/ui/button'
import { loadFirstLines } from '@/visitor/cart-store'
import { checkCode, refreshPromo } from '@/visitor/current-promo'
import { useCart } from '@/visitor/use-cart-client'
import * as messages from '@/messages/cart'
import * as common from '@/messages/common'

const failure = messages.codeNotChecked

/**
 * A promo code. The server checks it here, and again when the order is placed.
 * @param sampleCode the code of the sample, while the sample is shown
 */
export function PromoForm({ sampleCode }: { sampleCode: string | undefined }) {
  const { status, lines, promoCode: ownCode, reduction, minimumSubtotal, setPromoCode } = useCart()
  const promoCode = ownCode ?? sampleCode
  const [message, setMessage] = useState<string>()
  const [isChecking, setChecking] = useState(false)
  const apply = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const code = new FormData(form).get('code')
    if (typeof code !== 'string' || code.trim() === '') return setMessage(messages.enterACodeFirst)
    setChecking(true)
    try {
      const goods = status === 'own' ? lines : await loadFirstLines()
      const answer = await checkCode(code.trim(), subtotalIn(goods))
      const ended = isSameCode(code, ownCode) ? await refreshPromo() : undefined
      setMessage(ended ? messages.codeEnded(ended) : answer.message)
      if (answer.code) {
        await setPromoCode(answer.code, answer.reduction, answer.minimumSubtotal)
        form.reset()
      }
    } catch (error) {
      console.warn('The promo code could not be checked.', error)
      setMessage(failure)
    }
    setChecking(false)
  }
  return (
    <form noValidate onSubmit={(event) => void apply(event)} className="flex flex-col gap-2">
      <label htmlFor="promo-code" className="font-medium text-ink">
        {messages.promoCode}
      </label>
      <div className="flex gap-2">
        <input
          id="promo-code"
          name="code"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={message !== undefined}
          aria-describedby="promo-answer"
          className="input min-w-0 uppercase placeholder:normal-case"
        />
        <Button type="submit" disabled={isChecking}>
          {common.apply}
        </Button>
      </div>
      <output id="promo-answer" className="block text-small">
        {message && <span className="text-clay">{message}</span>}
        {promoCode && (
          <span className="flex flex-wrap items-center gap-x-3">
            {reduction || sampleCode ? (
              <bdi className="text-sage">{messages.couponApplied(promoCode)}</bdi>
            ) : (
              <bdi className="text-amber">
                {messages.couponNeedsSubtotal(promoCode, formatShort(minimumSubtotal ?? 0))}
              </bdi>
            )}
            <button
              type="button"
              className="inline-flex min-h-11 items-center text-kraft-deep underline underline-offset-4"
              onClick={() => void setPromoCode()}
            >
              {messages.removeCode}
            </button>
          </span>
        )}
      </output>
    </form>
  )
}
