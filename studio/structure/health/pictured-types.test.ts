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
  expect([...pictured]).toEqual(expect.arrayContaining(['category', 'subCategory', 'post', 'teamMember']))
  expect(pictured).not.toContain('screen')
  expect(pictured).not.toContain('comment')
})

it('reports no missing picture in the seed, and one that an editor removes', () => {
  expect(unpictured(imported)).toEqual([])
  const [first, ...others] = imported.filter(({ _type }) => _type === 'teamMember')
  expect(unpictured([{ ...first!, picture: undefined }, ...others])).toEqual([first!._id])
})
