'use client'

import { useRef, useState } from 'react'
import { sendQuoteRequest } from '@/content/quotes/action'
import type { PadAnswer, PadVerdict } from '@/content/quotes/types'
import { Button } from '@/ui/button'
import { useFormField } from '@/ui/forms/form-context'
import { TextArea } from '@/ui/field'
import { quoteActions } from '@/visitor/quote-actions'
import { PadVerdicts } from './pad-verdicts'
import * as messages from '@/messages/quotes'

type OrderPadProps = {
  /** The form of the request: without script the pad is sent with it. */
  formId: string
  /** The server's answer to a form that was sent. */
  answer: PadAnswer | undefined
  /** Rows that the field begins with. */
  initial: string
}

/**
 * Rows from a spreadsheet. With script they are added to the list; without it, the form sends them. What was not
 * understood stays in the field.
 */
export function OrderPad({ formId, answer: posted, initial }: OrderPadProps) {
  const field = useFormField('pad')
  const area = useRef<HTMLTextAreaElement>(null)
  const [own, setOwn] = useState<PadAnswer>()
  const [failure, setFailure] = useState('')
  const [isPending, setPending] = useState(false)
  const answer = own ?? posted

  const check = async () => {
    const form = new FormData()
    form.set('intent', 'check')
    form.set('pad', area.current?.value ?? '')
    setPending(true)
    setFailure('')
    try {
      const { message, result } = await sendQuoteRequest({ status: 'idle' }, form)
      setFailure(message ?? '')
      if (result?.pad) apply(result.pad)
    } catch {
      setFailure(messages.theRowsCouldNot)
    }
    setPending(false)
  }

  const apply = (read: PadAnswer) => {
    for (const { listTotal: _, ...line } of read.lines) quoteActions.add(line)
    if (area.current) area.current.value = read.rest
    setOwn(read)
  }

  const correct = (verdict: PadVerdict, sku: string) => {
    const { current } = area
    if (!current) return
    const rows = current.value.split('\n')
    const wrong = rows.findIndex((row) => row.trim().startsWith(verdict.text))
    current.value = rows
      .map((row, index) => (index === wrong ? row.replace(verdict.sku ?? '', sku) : row))
      .join('\n')
    void check()
  }

  return (
    <section aria-labelledby="order-pad" className="flex flex-col gap-4">
      <h2 id="order-pad" className="text-h3">
        {messages.orderPad}
      </h2>
      {/* Enter in another field sends the request, and not the first button of the form, which is the pad's. */}
      <button type="submit" form={formId} hidden tabIndex={-1} aria-hidden="true" />
      <TextArea
        ref={area}
        id={field.id}
        name="pad"
        form={formId}
        label={messages.articleNumbersAndQuantities}
        hint={messages.oneArticleARow}
        rows={5}
        spellCheck={false}
        autoCapitalize="characters"
        defaultValue={field.value ?? initial}
        error={field.error}
      />
      <Button
        type="submit"
        form={formId}
        name="intent"
        value="check"
        formNoValidate
        look="quiet"
        className="w-fit"
        disabled={isPending}
        onClick={(event) => {
          event.preventDefault()
          void check()
        }}
      >
        {isPending ? messages.reading : messages.checkTheRows}
      </Button>
      <output className="block text-clay">{failure}</output>
      {answer && <PadVerdicts answer={answer} isAdded={own !== undefined} onCorrect={correct} />}
    </section>
  )
}
