'use client'

import { honeypotField } from '@/form-state'
import { type RefObject, useEffect } from 'react'
import type { KeptFields } from './kept-fields'

type Options = {
  fields: KeptFields
  /** Names of fields that are not kept. A module constant: a new array each time would fill the form each time. */
  notKept: readonly string[]
  /** Whether the page shows the form. */
  isShown: boolean
}

/**
 * Fills a form with what was typed before, else from the profile, and keeps what is typed, so that a reload or the way
 * back from another page loses nothing.
 */
export function useKeptFields(
  ref: RefObject<HTMLFormElement | null>,
  { fields, notKept, isShown }: Options,
): void {
  useEffect(() => {
    const form = ref.current
    if (!form || !isShown) return
    for (const [name, value] of Object.entries(fields.first())) fill(form.elements.namedItem(name), value)
    const onInput = () => fields.keep(textsOf(form, notKept))
    form.addEventListener('input', onInput)
    return () => form.removeEventListener('input', onInput)
  }, [ref, fields, notKept, isShown])
}

function textsOf(form: HTMLFormElement, notKept: readonly string[]): Record<string, string> {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[0] !== honeypotField && !notKept.includes(entry[0]),
  )
  return Object.fromEntries(texts)
}

/** Fills a field that is empty: what was typed before the page's script ran stays. */
function fill(control: Element | RadioNodeList | null, value: string): void {
  if (control instanceof RadioNodeList) {
    // A click, so that React notices the choice.
    for (const radio of control) if (radio instanceof HTMLInputElement && radio.value === value) radio.click()
  } else if (control && 'value' in control && control.value === '') control.value = value
}
