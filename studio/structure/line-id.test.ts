import { firstValueFrom, isObservable, NEVER, startWith } from 'rxjs'
import type { DocumentStore, Source } from 'sanity'
import {
  createStructureBuilder,
  type ChildResolver,
  type ListItem,
  type StructureResolverContext,
} from 'sanity/structure'
import { expect, it } from 'vitest'
import { schema } from '../testing/schema.ts'
import { catalogueItem } from './catalogue.ts'
import { documentIdOf, lineId } from './line-id.ts'
import { quotesPane } from './quotes/quotes-pane.ts'
import { itemIn } from './templates.ts'

type Line = ListItem & { _id?: string }
/** A list or a form as the structure tool gets it. */
type Pane = { id: string; items: Line[]; child: ChildResolver; options?: { id: string } }

const source: unknown = {
  schema,
  document: { resolveNewDocumentOptions: () => [] },
  templates: [{ id: itemIn.id, schemaType: 'subCategory', parameters: [] }],
  i18n: { t: String },
}
const S = createStructureBuilder({ source: source as Source, perspectiveStack: [] })

/** What the tool shows for the child of a pane: the builder throws here for an id that it does not take. */
async function paneOf(child: unknown): Promise<Pane> {
  const built = (isObservable(child) ? await firstValueFrom(child) : child) as { serialize(): Pane }
  return 'serialize' in built ? built.serialize() : built
}

/** Opens a line by its id, as a click or an address does. */
async function open(pane: Pane, id: string): Promise<Pane> {
  const child = pane.child(id, { parent: pane } as unknown as Parameters<ChildResolver>[1])
  return paneOf(child)
}

const storeWith = (documents: object[]) =>
  ({ listenQuery: () => NEVER.pipe(startWith(documents)) }) as unknown as DocumentStore

const catalogue = async (...documents: object[]) => {
  const context = {
    schema,
    documentStore: storeWith(documents),
    getClient: () => ({}),
    perspectiveStack: ['drafts'],
  }
  const item = catalogueItem(S, context as unknown as StructureResolverContext).serialize()
  return paneOf((item.child as () => unknown)())
}

const category = { _id: '__edit__c', _type: 'category', name: 'Bags' }
const item = { _id: '__edit__s', _type: 'subCategory', name: 'Paper bags', parent: '__edit__c' }
const orphan = { _id: '__edit__o', _type: 'subCategory', name: 'Lost', parent: null }

it('finds the document of a line', () => {
  for (const id of ['category-1', '__edit__x', '__edit__']) expect(documentIdOf(lineId(id))).toBe(id)
  expect(lineId('category-1')).toBe('category-1')
  expect(lineId('__edit__x')).toBe('-__edit__x')
  expect(documentIdOf('-order')).toBe('-order')
})

it('lists and opens categories and items whose ids Sanity reserves', async () => {
  const top = await catalogue(category, item, orphan)
  const [line] = top.items
  expect(line).toMatchObject({ id: '-__edit__c', _id: '__edit__c' })
  const group = await open(top, '-__edit__c')
  expect(group.items.map(({ id }) => id)).toEqual(expect.arrayContaining(['-__edit__c', '-__edit__s']))
  expect((await open(group, '-__edit__c')).options?.id).toBe('__edit__c')
  expect((await open(group, '-__edit__s')).options?.id).toBe('__edit__s')
  // Sanity looks for the target of a link with the ids of the documents.
  expect((await open(await open(top, '__edit__c'), '__edit__s')).options?.id).toBe('__edit__s')
  const orphans = await open(top, '-orphans')
  expect((await open(orphans, '-__edit__o')).options?.id).toBe('__edit__o')
})

it('opens what left its list, and what has an ordinary id, as before', async () => {
  const top = await catalogue(category, orphan, { _id: 'cups', _type: 'category', name: 'Cups' })
  const cups = await open(top, 'cups')
  expect((await open(cups, 'cups')).options?.id).toBe('cups')
  expect((await open(cups, '-__edit__o')).options?.id).toBe('__edit__o')
})

it('lists and opens a quote request whose id Sanity reserves', async () => {
  const pane = await paneOf(quotesPane(S, storeWith([{ _id: '__edit__q', number: 'Q-1', replies: [] }]))())
  expect(pane.items[0]?.id).toBe('-__edit__q')
  expect((await open(pane, '-__edit__q')).options?.id).toBe('__edit__q')
})
