import { CogIcon } from '@sanity/icons/Cog'
import { MenuIcon } from '@sanity/icons/Menu'
import { duplicateInOrder } from './duplicate.ts'
import { useEditAction } from './perspective/edit-action.ts'
import { useDeleteRequest } from './quotes/delete-request.ts'
import { useDeleteAction } from './removal/delete-action.tsx'
import { useUnpublishAction } from './removal/unpublish-action.tsx'
import { sentActions } from './inbox/actions.ts'
import { isSentType } from './inbox/lists.ts'
import { publishWithRedirect } from './redirects/publish-with-redirect.ts'
import { menus } from '../schema/site/menus.ts'
import { searchSettings } from '../schema/site/search-settings.ts'
import { samples } from '../schema/samples/index.ts'
import { promoCodes } from '../schema/shop/promo-codes.ts'
import { shopSettings } from '../schema/shop/shop-settings.ts'
import type { DocumentActionComponent, DocumentActionsResolver, Template } from 'sanity'

/** Documents of which there is exactly one each: they are edited, never made, copied or removed. */
export const singletons = [
  { group: 'site', id: 'siteSettings', type: 'siteSettings', title: 'Site settings', icon: CogIcon },
  ...menus.map((menu) => ({ ...menu, group: 'site', type: 'navigation', icon: MenuIcon })),
  {
    group: 'site',
    id: 'shopSettings',
    type: 'shopSettings',
    title: 'Delivery and tax',
    icon: shopSettings.icon,
  },
  // The dot keeps the codes out of the public dataset.
  { group: 'site', id: 'promoCodes.shop', type: 'promoCodes', title: 'Promo codes', icon: promoCodes.icon },
  {
    group: 'site',
    id: 'searchSettings',
    type: 'searchSettings',
    title: 'Search: synonyms',
    icon: searchSettings.icon,
  },
  ...samples.map(({ name, title, icon }) => ({
    group: 'samples',
    id: name,
    type: name,
    title: title ?? name,
    icon,
  })),
]

/** Types whose documents all exist; the fixed pages have a list of their own in the desk. */
const singletonTypes = new Set<string>(['screen', ...singletons.map(({ type }) => type)])
const ALLOWED = new Set<DocumentActionComponent['action']>(['publish', 'discardChanges', 'restore'])

/** Whether the site or the Studio writes documents of a type: editors read and delete them, and never make or copy one. */
export const isWrittenByCode = (type: string): boolean => isSentType(type) || type === 'deletedDocument'

/** Whether a page can show documents of a type. */
export const isMetByVisitors = (type: string): boolean => !isWrittenByCode(type) && type !== 'redirect'

const cannotBeMade = (type: string) => singletonTypes.has(type) || isWrittenByCode(type)

/** Leaves out of every list of what can be created the types of which editors make none. */
export const withoutSingletons = <T extends { templateId: string }>(templates: T[]): T[] =>
  templates.filter(({ templateId }) => !cannotBeMade(templateId))

/** The same for the templates of the schema. */
export const withoutSingletonTemplates = (templates: Template[]): Template[] =>
  templates.filter(({ schemaType }) => !cannotBeMade(schemaType))

/** What can be done with a document: with a singleton, publish, discard and restore; with what a visitor sent, answer and delete. */
export const documentActions: DocumentActionsResolver = (actions, { schemaType }) => {
  // They are restored in the list “Deleted documents”.
  if (schemaType === 'deletedDocument') return []
  if (isWrittenByCode(schemaType)) {
    const remove =
      schemaType === 'quoteRequest' ? [useDeleteRequest] : actions.filter(({ action }) => action === 'delete')
    return [...sentActions(schemaType), ...remove]
  }
  const own = singletonTypes.has(schemaType)
    ? actions.filter(({ action }) => action && ALLOWED.has(action))
    : actions.map(ownAction)
  return [useEditAction, ...own]
}

const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/** The Studio's own actions, each wrapped once: an action that is another component on each call loses its state. */
function ownAction(action: DocumentActionComponent): DocumentActionComponent {
  const own = wrapped.get(action) ?? extended(action)
  wrapped.set(action, own)
  return own
}

/** Replaces the actions that this Studio explains or extends. */
function extended(action: DocumentActionComponent): DocumentActionComponent {
  if (action.action === 'duplicate') return duplicateInOrder(action)
  if (action.action === 'delete') return useDeleteAction
  if (action.action === 'publish') return publishWithRedirect(action)
  return action.action === 'unpublish' ? useUnpublishAction : action
}
