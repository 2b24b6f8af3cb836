import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const source = fileURLToPath(new URL('.', import.meta.url))

/** Which part of the site may import which (design, "web/src"). */
const allowed: Record<string, string[]> = {
  app: ['app', 'content', 'features', 'sections', 'shell', 'ui'],
  sections: ['sections', 'content', 'features', 'ui'],
  features: ['features', 'content', 'ui'],
  shell: ['shell', 'content', 'ui'],
  ui: ['ui'],
  content: ['content'],
}

type Import = { file: string; target: string }

function importsOf(file: string): Import[] {
  const text = readFileSync(join(source, file), 'utf8')
  return [...text.matchAll(/(?:from|import)\s*\(?['"]([^'"]+)['"]/g)].map(([, name = '']) => {
    if (name.startsWith('@/')) return { file, target: name.slice(2) }
    if (name.startsWith('.')) return { file, target: normalize(join(dirname(file), name)) }
    return { file, target: `package:${name}` }
  })
}

const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !/\.test\.tsx?$/.test(file))
const imports = files.flatMap(importsOf)
const part = (path: string) => path.split('/')[0] ?? ''
const show = ({ file, target }: Import) => `${file} → ${target}`

describe('imports', () => {
  it('are found at all', () => {
    expect(imports.length).toBeGreaterThan(100)
  })

  it('run in one direction', () => {
    const against = imports
      .filter(({ target }) => !target.startsWith('package:'))
      .filter(({ file, target }) => !allowed[part(file)]?.includes(part(target)))
    expect(against.map(show)).toEqual([])
  })

  it('leave the inside of another feature alone', () => {
    const feature = (path: string) => path.split('/')[1]
    const against = imports.filter(
      ({ file, target }) =>
        part(file) === 'features' && part(target) === 'features' && feature(file) !== feature(target),
    )
    expect(against.map(show)).toEqual([])
  })

  it('reach a Sanity client through content only', () => {
    const against = imports
      .filter(({ target }) => /^package:(@sanity\/(client|image-url)|sanity)/.test(target))
      .filter(({ file }) => part(file) !== 'content')
    expect(against.map(show)).toEqual([])
  })

  it('leave the environment to one module', () => {
    const reads = files.filter((file) => readFileSync(join(source, file), 'utf8').includes('process.env'))
    expect(reads.toSorted()).toEqual(['content/config.ts'])
  })
})
