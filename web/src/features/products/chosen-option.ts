import type { ProductOption } from '@/content/orders/types'

/** The id of the form with the sizes and colours of a product. */
export const choicesFormId = 'choices'

/** What is chosen in the form on the page; nothing where a product has no choices. */
export function chosenOption(): ProductOption {
  const form = document.getElementById(choicesFormId)
  if (!(form instanceof HTMLFormElement)) return {}
  const data = new FormData(form)
  const chosen = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' && value ? value : undefined
  }
  return { size: chosen('size'), colour: chosen('colour') }
}
