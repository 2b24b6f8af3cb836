import type { StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { expect, it } from 'vitest'
import { schema } from '../testing/schema.ts'
import { orderedList } from './ordered-list.ts'

/** A builder whose result has the values that its methods were given. */
const builder = (values: object = {}): unknown =>
  new Proxy(values, {
    get: (_, method) =>
      method === 'serialize' ? () => values : (value: unknown) => builder({ ...values, [method]: value }),
  })

const list = (count: number) => {
  const S = { listItem: builder, menuItem: builder, documentTypeList: () => builder() }
  return orderedList({
    S: S as unknown as StructureBuilder,
    context: { schema, getClient: () => ({}) } as unknown as StructureResolverContext,
    type: 'teamMember',
    id: 'teamMember',
    title: 'Team',
    filter: 'role == $role',
    params: { role: 'Baker' },
    menuItems: [{ title: 'Add another' }],
    count,
  })
}

it('has its own title and menu, and the command that ranks lines without a rank', () => {
  expect(list(300).child).toMatchObject({
    type: 'component',
    title: 'Team',
    menuItems: [{ title: 'Add another' }, { action: 'resetOrder' }],
  })
})

it('is a list of the Studio, in the same order, where there are too many lines to draw', () => {
  expect(list(301).child).toMatchObject({
    title: 'Team: over 300, too many to drag',
    filter: '_type == $type && role == $role',
    params: { type: 'teamMember', role: 'Baker' },
    defaultOrdering: [{ field: 'orderRank', direction: 'asc' }],
  })
})
