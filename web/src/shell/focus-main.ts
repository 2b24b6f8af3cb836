/**
 * Puts the focus on the content of the page that is shown. Next keeps the pages visited last in the document, hidden, so
 * that an id may occur more than once.
 */
export function focusMain(): void {
  const shown = [...document.querySelectorAll('main')].find((main) => main.checkVisibility())
  shown?.focus({ preventScroll: true })
}
