import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { documentRoutes, screens } from './site-map.ts'

const app = fileURLToPath(new URL('../../web/src/app', import.meta.url))

/** The routes that files of the site answer; groups in brackets are no part of an address. */
const built = new Set(
  globSync('**/page.tsx', { cwd: app }).map(
    (file) =>
      `/${file
        .split('/')
        .slice(0, -1)
        .filter((part) => !part.startsWith('('))
        .map((part) => part.replace(/^\[(\w+)\]$/, ':$1'))
        .join('/')}`,
  ),
)

it('finds the pages of the site', () => expect(built).toContain('/product-category'))

it.each([...documentRoutes, ...screens])('says whether the site has $path', ({ path, isPlanned = false }) => {
  expect(isPlanned, `isPlanned of ${path}`).toBe(!built.has(path))
})
