import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '..')
const queries = globSync('**/{query,queries}.ts', { cwd: src }).map((file) => ({
  file,
  text: readFileSync(join(src, file), 'utf8'),
}))

const outside = (folder: string) =>
  queries.filter(({ file }) => !file.endsWith(`content/${folder}/queries.ts`))

it.each(outside('blog'))(
  '$file leaves out posts to come, and expires when the next one appears',
  ({ text }) => {
    expect(text).not.toMatch(/_type == "post"/)
    expect(text.split('${postFilter}').length).toBe(text.split('${nextPost}').length)
  },
)

it.each(outside('products'))('$file reads sale prices through the fragment that ends them', ({ text }) => {
  expect(text).not.toMatch(/\b(?:salePrice|saleEnds)\b|\bnow\(/)
})
