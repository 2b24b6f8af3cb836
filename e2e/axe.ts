import axe from 'axe-core'
import type { Page } from './test.ts'

/** What of a page is checked: the whole of it, by all rules, unless said otherwise. */
type Checked = { within?: string; rules?: string[] }

/**
 * Violations of accessibility rules, each as its explanation and the first element that breaks it; empty when there is none.
 * Asks axe for violations alone: its builder for Playwright also describes what passes, which takes six times as long.
 */
export async function axeViolations(page: Page, { within = 'html', rules }: Checked = {}): Promise<string[]> {
  await page.evaluate(`if (!window.axe) { ${axe.source} }`)
  return page.evaluate(
    async ({ selector, runOnly }) => {
      const { axe: checker } = window as unknown as { axe: typeof axe }
      const { violations } = await checker.run(selector, {
        resultTypes: ['violations'],
        ...(runOnly && { runOnly }),
      })
      return violations.map(({ help, nodes }) => `${help} ${nodes[0]?.html}`)
    },
    { selector: within, runOnly: rules },
  )
}
