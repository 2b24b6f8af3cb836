import { expect, it } from 'vitest'
import { seed } from '../../../scripts/seed/index.ts'
import { schemaTypes } from '../../schema/index.ts'
import { findingsIn, type Examined } from './findings.ts'
import { picturedTypes } from './pictured-types.ts'

const pictured = picturedTypes(schemaTypes)

/** As the import stores it: a picture has an asset in place of a file. */
const imported = JSON.parse(
  JSON.stringify(seed, (key, value: unknown) => (key === 'file' ? undefined : value)).replaceAll(
    '"_type":"picture"',
    '"_type":"picture","asset":{}',
  ),
) as Examined[]

const unpictured = (documents: Examined[]) =>
  findingsIn(documents, pictured)
    .filter(({ check }) => check === 'picture')
    .map(({ id }) => id)

it('expects pictures of cards and people, not of fixed pages and comments of readers', () => {
  expect([...pictured.keys()]).toEqual(
    expect.arrayContaining(['category', 'subCategory', 'post', 'teamMember']),
  )
  expect(pictured.has('screen')).toBe(false)
  expect(pictured.has('comment')).toBe(false)
})

it('reports a product without pictures, with the field where they belong', () => {
  const { pictures, ...product } = imported.find(({ _type }) => _type === 'product')!
  expect(pictures).toBeDefined()
  const findings = findingsIn([product], pictured).filter(({ check }) => check === 'picture')
  expect(findings.map(({ path }) => path)).toEqual(['pictures'])
})

it('reports no missing picture in the seed, and one that an editor removes', () => {
  expect(unpictured(imported)).toEqual([])
  const [first, ...others] = imported.filter(({ _type }) => _type === 'teamMember')
  expect(unpictured([{ ...first!, picture: undefined }, ...others])).toEqual([first!._id])
})
