import { firstShown } from './focus-main'

/** The id of the live region of every page, which the root layout renders. */
export const announcerId = 'announcer'

/** Screen readers notice a change of an empty region; the same sentence twice would be no change. */
const changesAfter = 100

/** Lets screen readers say a sentence, whatever becomes of the element that caused it. */
export function announce(sentence: string): void {
  const region = firstShown(`#${announcerId}`)
  if (!region) return
  region.textContent = ''
  setTimeout(() => (region.textContent = sentence), changesAfter)
}
