import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { catalogueRoutes } from './catalogue.ts'
import { documentRoutes } from './documents.ts'
import { isReservedPath } from './reserved.ts'
import { screenEntries } from './screens.ts'

const app = fileURLToPath(new URL('../../web/src/app', import.meta.url))

/** The path that Next.js derives from a file; route groups in brackets are not part of it. */
const pathOf = (file: string) =>
  `/${file
    .split('/')
    .slice(0, -1)
    .filter((part) => !part.startsWith('('))
    .map((part) => part.replace(/^\[(\w+)\]$/, ':$1'))
    .join('/')}`

const pages = globSync('**/page.tsx', { cwd: app })
const pathsOfPages = new Map(pages.map((file) => [pathOf(file), file]))
const paths = [...pages, ...globSync('**/route.ts', { cwd: app })]
  .map(pathOf)
  .filter((path) => path !== '/[[...route]]')

describe('the routes and web/src/app', () => {
  it('are both found', () => {
    expect(pathsOfPages.has('/product-category')).toBe(true)
    expect(paths).toContain('/api/revalidate')
  })

  const routes = [...screenEntries.map(([, screen]) => screen), ...documentRoutes]

  it.each(routes)('agree on $path and its header', ({ path, header }) => {
    expect(pathsOfPages.get(path)).toContain(`(${header})`)
  })

  it.each(Object.values(catalogueRoutes))('agree on the segment behind $path', ({ segment, header }) => {
    expect(pathsOfPages.get(`${segment}/:slug`)).toContain(`(${header})`)
  })

  it.each(paths)('reserve %s', (path) => expect(isReservedPath(path)).toBe(true))
})
