import { test as base, type Page } from '@playwright/test'

export * from '@playwright/test'

/**
 * `test` with a page whose `goto` and `reload` wait until React has taken over its buttons and forms: before, what a test
 * presses does what it does without script. Tests of that moment wait for less (`waitUntil: 'commit'`).
 */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) waitForReact(page)
    await provide(page)
  },
})

/** Resolves when React has taken over all buttons and forms, for a page that the test opened itself. */
export const whenInteractive = (page: Page) => page.waitForFunction(isInteractive)

function waitForReact(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options?.waitUntil) await whenInteractive(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (!options?.waitUntil) await whenInteractive(page)
    return response
  }
}

/** Runs in the browser. React marks each element that it has taken over. */
const isInteractive = () =>
  [...document.querySelectorAll('button, form')].every((control) =>
    Object.keys(control).some((key) => key.startsWith('__reactFiber')),
  )
