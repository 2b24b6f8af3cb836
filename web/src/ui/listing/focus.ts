import { announce } from '../announce'
import { isAmount, showQuery } from './fields'

/**
 * Where the focus goes with a new list: it stays in the field, goes to the start of the list, or to the first of the
 * items that “Load More” added.
 */
export type Focus = 'field' | 'start' | 'more'

type Choice = {
  href: string
  focus: Focus
  list: HTMLElement
  isOpen: boolean
  focused: number
  values: string[]
}

/** The last choice. The new list may have elements of its own: an address with filters has a route of its own. */
let last: Choice | undefined

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLButtonElement

const formsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLFormElement>('form[data-listing]')]

const fieldsOf = (list: HTMLElement) => [
  ...list.querySelectorAll<FieldElement>('form[data-listing] :is(input:not([type=hidden]), select, button)'),
]

const focusedIn = (list: HTMLElement) => fieldsOf(list).findIndex((field) => field === document.activeElement)

const boxOf = (list: HTMLElement) => list.querySelector<HTMLDetailsElement>('.filter-box')

/** Remembers what is focused and open until the list of an address is shown. */
export function rememberChoice(list: HTMLElement, href: string, focus: Focus): void {
  const values = fieldsOf(list).map(({ value }) => value)
  last = { href, focus, list, isOpen: boxOf(list)?.open ?? false, focused: focusedIn(list), values }
}

/** Fits the fields to the query of a list that is shown now, and moves the focus. Back and forward leave it. */
export function arriveAt(list: HTMLElement, query: string): void {
  const choice = last?.href === location.pathname + location.search ? last : undefined
  last = undefined
  // The visitor may have gone on to another field, and typed, while the list was loading.
  const now = choice ? focusedIn(choice.list) : -1
  const focused = now < 0 ? (choice?.focused ?? -1) : now
  const amount = choice && fieldsOf(choice.list)[focused]
  const typed = isAmount(amount) && amount.value !== choice?.values[focused] ? amount.value : undefined
  for (const form of formsOf(list)) showQuery(form, query)
  if (!choice) return
  const field = fieldsOf(list)[focused]
  if (isAmount(field) && typed !== undefined) field.value = typed
  if (choice.focus === 'start') focusStart(list)
  if (choice.focus === 'more') list.querySelector<HTMLElement>('[data-first-new] .card-link')?.focus()
  if (choice.list === list) return
  const box = boxOf(list)
  if (box) box.open = choice.isOpen
  if (choice.focus === 'field') field?.focus({ preventScroll: true })
  // A screen reader does not read the status of a new element by itself.
  announce(list.querySelector('output')?.textContent ?? '')
}

function focusStart(list: HTMLElement): void {
  const results = list.querySelector<HTMLElement>('[data-results]')
  results?.focus({ preventScroll: true })
  results?.scrollIntoView({ block: 'start' })
}
