import type { StructureBuilder } from 'sanity/structure'
import { expect, it } from 'vitest'
import { company } from '../schema/company/index.ts'
import { schemaTypes } from '../schema/index.ts'
import { COMPANY_TITLES, deskGroups } from './groups.ts'
import { singletons } from './singletons.ts'

/** A builder that only notes the types whose lists are asked for; everything else returns itself. */
function listedTypes(): string[] {
  const types: string[] = []
  const builder: unknown = new Proxy(() => builder, {
    get: (_, method) => (argument: unknown) => {
      if (method === 'documentTypeList') types.push(String(argument))
      if (method === 'options') types.push((argument as { type: string }).type)
      return builder
    },
  })
  deskGroups(builder as StructureBuilder)
  return types
}

it('has a place for every kind of document', () => {
  const catalogue = ['category', 'subCategory', 'details']
  const placed = [...catalogue, ...listedTypes(), ...singletons.map(({ type }) => type)]
  const documents = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name)
  expect(documents.filter((name) => !placed.includes(name))).toEqual([])
  expect(placed.filter((name) => !documents.includes(name))).toEqual([])
})

it('has a title for every list of the company', () => {
  expect(Object.keys(COMPANY_TITLES).toSorted()).toEqual(company.map(({ name }) => name).toSorted())
})
