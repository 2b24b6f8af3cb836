'use client'

import { type RefObject, useEffect } from 'react'
import { firstFields, keepFields } from '@/visitor/checkout-fields'

/** Fields that are not kept: agreeing to the terms belongs to one order, and the cart keeps its delivery. */
const notKept = new Set(['terms', 'website', 'shipping'])

/**
 * Fills the checkout's form with what was typed before, else from the profile, and keeps what is typed, so that a reload
 * or the way back from another page loses nothing.
 * @param isShown whether the page shows the form
 */
export function useKeptFields(ref: RefObject<HTMLFormElement | null>, isShown: boolean): void {
  useEffect(() => {
    const form = ref.current
    if (!form || !isShown) return
    for (const [name, value] of Object.entries(firstFields())) fill(form.elements.namedItem(name), value)
    const onInput = () => keep(form)
    form.addEventListener('input', onInput)
    return () => form.removeEventListener('input', onInput)
  }, [ref, isShown])
}

function keep(form: HTMLFormElement): void {
  const fields = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !notKept.has(entry[0]),
  )
  keepFields(Object.fromEntries(fields))
}

/** Fills a field that is empty: what was typed before the page's script ran stays. */
function fill(control: Element | RadioNodeList | null, value: string): void {
  if (control instanceof RadioNodeList) {
    // A click, so that React notices the choice.
    for (const radio of control) if (radio instanceof HTMLInputElement && radio.value === value) radio.click()
  } else if (control && 'value' in control && control.value === '') control.value = value
}
