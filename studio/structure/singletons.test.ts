import type { DocumentActionComponent, DocumentActionsContext, Template } from 'sanity'
import { describe, expect, it } from 'vitest'
import { schema } from '../testing/schema.ts'
import { documentActions, singletons, withoutSingletons, withoutSingletonTemplates } from './singletons.ts'

const names = ['publish', 'unpublish', 'discardChanges', 'duplicate', 'delete', 'restore'] as const
const actions = names.map((action) => Object.assign(() => null, { action })) as DocumentActionComponent[]
const left = (schemaType: string) => {
  const resolve = documentActions as (
    all: DocumentActionComponent[],
    context: DocumentActionsContext,
  ) => DocumentActionComponent[]
  return resolve(actions, { schemaType } as DocumentActionsContext).map(({ action }) => action)
}

/** Those of the Studio itself: its own actions have no such name. */
const named = (schemaType: string) => left(schemaType).filter((action) => action !== undefined)

describe('singletons', () => {
  it('are documents of the schema', () => {
    for (const { type } of singletons) expect(schema.get(type)?.type?.name).toBe('document')
  })

  it.each(['siteSettings', 'navigation', 'screen', 'cartSample', 'shopFilters'])(
    '%s can be published, not copied, removed or taken off the site',
    (type) => expect(named(type)).toEqual(['publish', 'discardChanges', 'restore']),
  )

  it.each(['order', 'newsletterLead', 'inquiry', 'commentSubmission', 'sampleRequest'])(
    'leave what visitors send (%s) to be handled and deleted, never published or copied',
    (type) => {
      expect(named(type)).toEqual(['delete'])
      expect(left(type).length).toBeGreaterThan(1)
    },
  )

  it('leave nothing to do in the form of a deleted document: its list restores it', () =>
    expect(left('deletedDocument')).toEqual([]))

  it('leave other documents all their actions', () => expect(named('category')).toEqual([...names]))

  it('cannot be created from any list', () => {
    const offered = [
      'category',
      'siteSettings',
      'navigation',
      'screen',
      'invoiceSample',
      'newsletterLead',
      'page',
    ].map((templateId) => ({ templateId }))
    expect(withoutSingletons(offered)).toEqual([{ templateId: 'category' }, { templateId: 'page' }])
    const templates = [{ schemaType: 'navigation' }, { schemaType: 'page' }] as Template[]
    expect(withoutSingletonTemplates(templates)).toEqual([{ schemaType: 'page' }])
  })
})
