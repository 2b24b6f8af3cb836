'use client'

import { type RefObject, useEffect } from 'react'

const key = 'checkout-fields'

/** Fields that are not kept: agreeing to the terms belongs to one order. */
const notKept = new Set(['terms', 'website'])

/** Keeps what is typed into a form for as long as the tab is open, so that a reload loses nothing. */
export function useKeptFields(ref: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const form = ref.current
    if (!form) return
    restore(form)
    const onInput = () => keep(form)
    form.addEventListener('input', onInput)
    return () => form.removeEventListener('input', onInput)
  }, [ref])
}

/** Forgets what was typed. */
export function forgetFields(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept, then.
  }
}

function keep(form: HTMLFormElement): void {
  const fields = [...new FormData(form)].filter(
    ([name, value]) => typeof value === 'string' && !notKept.has(name),
  )
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(fields)))
  } catch {
    // Without storage the browser itself may still restore the form.
  }
}

function restore(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(readFields())) {
    const control = form.elements.namedItem(name)
    if (typeof value === 'string' && control && 'value' in control) control.value = value
  }
}

function readFields(): object {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '{}') as object | null) ?? {}
  } catch {
    return {}
  }
}
