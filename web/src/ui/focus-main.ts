/**
 * Returns the first element that is shown. Next keeps the pages visited last in the document, hidden, so that ids and
 * landmarks may occur more than once.
 */
export function firstShown(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility())
}

/** Moves the focus to the content of the page, without scrolling. */
export function focusMain(): void {
  firstShown('main')?.focus({ preventScroll: true })
}
