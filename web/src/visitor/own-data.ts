import { quoteAttempts } from './attempts'
import { checkoutFields, quoteFields, sampleFields } from './kept-fields'

/** Every key under which the site stores data of the visitor. */
const ownKeys = [
  'profile',
  'orders',
  'hidden-orders',
  'cart',
  'order-attempt',
  'wishlist',
  'saved-lists',
  'quote-list',
  'quotes',
  'samples',
  'sample-list',
  'compare',
  'recent',
]

/** All data of the visitor in this browser, by key, as a JSON text. */
export function exportOwnData(): string {
  const entries = ownKeys.flatMap((key) => {
    const text = localStorage.getItem(key)
    return text === null ? [] : [[key, readable(text)] as const]
  })
  return JSON.stringify(Object.fromEntries(entries), null, 2)
}

/** Deletes all data of the visitor from this browser, and notifies the stores on the page. */
export function deleteOwnData(): void {
  checkoutFields.forget()
  quoteFields.forget()
  quoteAttempts.end()
  sampleFields.forget()
  for (const key of ownKeys) {
    localStorage.removeItem(key)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }
}

function readable(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
