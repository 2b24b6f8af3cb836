'use client'

import { useEffect, useRef, useState } from 'react'
import { sendQuoteRequest } from '@/content/quotes/action'
import { withCorrectedRow, withUnplaced } from '@/content/quotes/edit-pad'
import type { PadLine, PadResult, RowResult } from '@/content/quotes/types'
import { Button } from '@/ui/button'
import { useFormField } from '@/ui/forms/form-context'
import { TextArea } from '@/ui/field'
import { quoteActions } from '@/visitor/quote-actions'
import { PadResults } from './pad-results'
import * as messages from '@/messages/quotes'

type OrderPadProps = {
  /** The form of the request: without script the pad is sent with it. */
  formId: string
  /** The server's result of a form that was sent. */
  posted: PadResult | undefined
  /** Rows that the field begins with. */
  initial: string
}

/** What the button found, and the server's result that was there before. */
type Checked = { result: PadResult; before: PadResult | undefined }

/**
 * Rows from a spreadsheet. With script they are added to the list; without it, the form sends them. What was not
 * recognised stays in the field.
 */
export function OrderPad({ formId, posted, initial }: OrderPadProps) {
  const field = useFormField('pad')
  const area = useRef<HTMLTextAreaElement>(null)
  const [checked, setChecked] = useState<Checked>()
  const [failure, setFailure] = useState('')
  const [isPending, setPending] = useState(false)
  // The newer of the two: a result that arrived with the form since then is about the rows as they are now.
  const isAdded = checked !== undefined && (posted === undefined || checked.before === posted)
  const result = isAdded ? checked.result : posted

  const summary = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    const focused = summary.current
    if (!checked || !focused) return
    focused.focus({ preventScroll: true })
    // The list above the pad grows, once more when its prices arrive: the summary stays in view until the focus leaves it.
    const observer = new ResizeObserver(() => {
      if (document.activeElement !== focused) observer.disconnect()
      else focused.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [checked])

  const check = async () => {
    if (isPending) return
    const text = area.current?.value ?? ''
    const form = new FormData()
    form.set('intent', 'check')
    form.set('pad', text)
    setPending(true)
    setFailure('')
    try {
      const state = await sendQuoteRequest({ status: 'idle' }, form)
      setFailure(state.message ?? '')
      if (state.result?.pad) apply(state.result.pad, text)
    } catch {
      setFailure(messages.rowsNotChecked)
    }
    setPending(false)
  }

  const apply = (read: PadResult, text: string) => {
    const unplaced: PadLine[] = []
    let problem = ''
    for (const line of read.lines) {
      const { listTotal: _total, rows: _rows, ...added } = line
      const refusal = quoteActions.add(added)
      if (refusal === undefined) continue
      problem = refusal
      unplaced.push(line)
    }
    const placed = withUnplaced(read, text, unplaced, problem)
    if (area.current) area.current.value = placed.rest
    setChecked({ result: placed, before: posted })
  }

  const correct = (row: RowResult, sku: string) => {
    if (!area.current || isPending) return
    area.current.value = withCorrectedRow(area.current.value, row, sku)
    void check()
  }

  return (
    <section aria-labelledby="order-pad" className="flex min-w-0 scroll-mt-28 flex-col gap-4">
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
        label={messages.padLabel}
        hint={messages.padHint}
        rows={5}
        // What is typed meanwhile would be replaced by the rows that are left.
        readOnly={isPending}
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
        {isPending ? messages.checkingRows : messages.checkRows}
      </Button>
      <output className="block text-clay">{failure}</output>
      {result && <PadResults ref={summary} result={result} isAdded={isAdded} onCorrect={correct} />}
    </section>
  )
}
