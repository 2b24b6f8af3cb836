import { expect, it } from 'vitest'
import { joinPageData } from './join-page-data'
import { withScriptHashes } from './script-hashes'

const data = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `<script>self.__next_f.push([1,"part ${index}"])</script>`,
  ).join('')
const before = '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":"(b)"}</script>'
const first = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'

/** What the inline scripts of a page put into its data. */
function dataOf(html: string): unknown[] {
  const self: { __next_f?: unknown[] } = {}
  for (const [, script = ''] of html.matchAll(/<script>([^]*?)<\/script>/g)) {
    // oxlint-disable-next-line typescript/no-implied-eval -- the test runs the scripts of its own page
    new Function('self', script)(self)
  }
  return self.__next_f ?? []
}

it('keeps the policy of a long page short, and the page its data', () => {
  const page = `<body>${before}${first}${data(300)}</body>`
  const joined = joinPageData(page)
  expect(dataOf(joined)).toEqual(dataOf(page))
  expect(dataOf(joined)).toHaveLength(301)
  expect(withScriptHashes("script-src 'self' 'unsafe-inline'", joined).length).toBeLessThan(200)
})

it('adds nothing to scripts of another kind', () => {
  expect(joinPageData(before + data(1))).toBe(before + data(1))
})
