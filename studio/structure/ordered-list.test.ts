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

it('has its own title and menu, and the command that ranks lines without a rank', () => {
  const S = { listItem: builder, menuItem: builder, documentTypeList: () => builder() }
  const menuItems = [{ title: 'Add another' }]
  const { child } = orderedList({
    S: S as unknown as StructureBuilder,
    context: { schema, getClient: () => ({}) } as unknown as StructureResolverContext,
    type: 'teamMember',
    id: 'teamMember',
    title: 'Team',
    menuItems,
  })
  expect(child).toMatchObject({
    type: 'component',
    title: 'Team',
    menuItems: [...menuItems, { action: 'resetOrder' }],
  })
})
