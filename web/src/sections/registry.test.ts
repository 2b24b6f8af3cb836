import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { registry } from './registry'

const folder = (path: string) => readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

it('knows the same sections as the Studio, each in a folder of its name', () => {
  const inStudio = folder('../../../studio/schema/sections')
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.ts') && !/^(index|define-section)\.|\.test\./.test(name))
    .map((name) => name.replace('.ts', ''))
  const folders = folder('.')
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect(folders.toSorted()).toEqual(inStudio.toSorted())
  expect(Object.keys(registry).toSorted()).toEqual(inStudio.map(camel).toSorted())
})
