import { firstShown } from './focus-main'

/** The id of the live region of every page, which the root layout renders. */
export const announcerId = 'announcer'

/** The region is emptied first: setting the same sentence again would not be a change that screen readers notice. */
const changesAfter = 100

/** Lets screen readers say a sentence, also when the element that caused it is removed. */
export function announce(sentence: string): void {
  const region = firstShown(`#${announcerId}`)
  if (!region) return
  region.textContent = ''
  setTimeout(() => (region.textContent = sentence), changesAfter)
}
