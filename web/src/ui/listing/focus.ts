import { announce } from '../announce'

/**
 * Where the focus goes with a new list: it stays in the field, goes to the start of the list, or to the first of the
 * items that “Load More” added.
 */
export type Focus = 'field' | 'start' | 'more'

type Kept = { href: string; focus: Focus; field: number; isOpen: boolean; list: Element | null }

/** Of the last choice. The new list may come with elements of its own: an address with filters has a route of its own. */
let kept: Kept | undefined

const fieldsOf = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLElement>('form[data-listing] :is(input:not([type=hidden]), select, button)'),
]

/** Remembers the focused field until the list of an address is shown. */
export function keepFocus(root: HTMLElement | null, href: string, focus: Focus): void {
  const active = document.activeElement
  kept = root
    ? {
        href,
        focus,
        field: fieldsOf(root).findIndex((field) => field === active),
        isOpen: root.querySelector<HTMLDetailsElement>('.filter-box')?.open ?? false,
        list: root,
      }
    : undefined
}

/** Moves the focus in the new list. Back and forward leave it where it is. */
export function focusAfter(root: HTMLElement | null): void {
  const { href, focus, field, isOpen, list } = kept ?? {}
  kept = undefined
  if (!root || href !== location.pathname + location.search) return
  const results = root.querySelector<HTMLElement>('[data-results]')
  if (focus === 'start') {
    results?.focus({ preventScroll: true })
    results?.scrollIntoView({ block: 'start' })
  }
  if (focus === 'more') root.querySelector<HTMLElement>('[data-first-new] .card-link')?.focus()
  if (list === root) return
  const box = root.querySelector<HTMLDetailsElement>('.filter-box')
  if (box) box.open = isOpen ?? false
  if (focus === 'field') fieldsOf(root)[field ?? -1]?.focus({ preventScroll: true })
  // The status of a new element is not read out by itself.
  announce(root.querySelector('output')?.textContent ?? '')
}
