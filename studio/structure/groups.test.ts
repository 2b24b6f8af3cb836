import type { StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { expect, it } from 'vitest'
import { company } from '../schema/company/index.ts'
import { schemaTypes } from '../schema/index.ts'
import { schema } from '../testing/schema.ts'
import { COMPANY_TITLES, deskGroups } from './groups.ts'
import { singletons } from './singletons.ts'

/** A builder that records the types whose lists are requested; everything else returns itself. */
function listedTypes(): string[] {
  const types: string[] = []
  const builder: unknown = new Proxy(() => builder, {
    get: (_, method) => (argument: unknown) => {
      if (method === 'documentTypeList') types.push(String(argument))
      return builder
    },
  })
  const context = { schema, getClient: () => ({}) } as unknown as StructureResolverContext
  deskGroups(builder as StructureBuilder, context)
  return types
}

it('has a place for every kind of document', () => {
  const catalogue = ['category', 'subCategory']
  // The requests have a list of their own, and the replies are shown beside their request (quotes/quotes-pane.ts).
  const quotes = ['quoteRequest', 'quoteReply']
  const placed = [...catalogue, ...quotes, ...listedTypes(), ...singletons.map(({ type }) => type)]
  const documents = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name)
  expect(documents.filter((name) => !placed.includes(name))).toEqual([])
  expect(placed.filter((name) => !documents.includes(name))).toEqual([])
})

it('has a title for every list of the company', () => {
  expect(Object.keys(COMPANY_TITLES).toSorted()).toEqual(company.map(({ name }) => name).toSorted())
})
