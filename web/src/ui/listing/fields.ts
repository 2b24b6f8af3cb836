/*
 * Reads and sets the forms of a listing. Their fields are not controlled: the server renders them by the address, and they work
 * before and without script.
 */
import { canonicalQuery } from './canonical-query'

/** A value at which a range has no limit; a field of a range that has this value sends nothing. */
const openEnd = (field: Element) => (field instanceof HTMLInputElement ? field.dataset.open : undefined)

/** The canonical address that a form asks for, from its first page. */
export function hrefOfForm(form: HTMLFormElement): string {
  const given = new URLSearchParams()
  for (const [key, value] of new FormData(form)) if (typeof value === 'string') given.append(key, value)
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && openEnd(field) === field.value) given.delete(field.name)
  }
  const query = canonicalQuery(given)
  return `${form.getAttribute('action')}${query && `?${query}`}`
}

/** Whether another option is chosen than in the server's HTML. */
export const isChanged = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement>('[type=checkbox], [type=radio]')].some(
    (field) => field.checked !== field.defaultChecked,
  ) || [...form.querySelectorAll('option')].some((option) => option.defaultSelected && !option.selected)

/** Shows in the fields of a form what an address says: back and forward keep the fields, but change the address. */
export function showQuery(form: HTMLFormElement, query: string): void {
  const said = new URLSearchParams(query)
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = said.get(field.name) ?? ''
    if (!(field instanceof HTMLInputElement)) continue
    const value = said.get(field.name)
    if (field.type === 'radio') field.checked = field.value === (value ?? '')
    if (field.type === 'checkbox') field.checked = value?.split(',').includes(field.value) ?? false
    if (field.type === 'number') field.value = value ?? openEnd(field) ?? ''
  }
}

/** Whether something is a field for an amount, which is finished when the visitor leaves it. */
export const isAmount = (target?: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'number'

/** Whether an amount is the one in the address. */
export const isAsSaid = (field: HTMLInputElement, query: string): boolean =>
  field.value === (new URLSearchParams(query).get(field.name) ?? openEnd(field) ?? '')
