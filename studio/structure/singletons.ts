import { CogIcon } from '@sanity/icons/Cog'
import { MenuIcon } from '@sanity/icons/Menu'
import type { DocumentActionComponent, DocumentActionsResolver, Template } from 'sanity'

/** Documents of which there is exactly one each: they are edited, never made, copied or removed. */
export const singletons = [
  { id: 'siteSettings', type: 'siteSettings', title: 'Site settings', icon: CogIcon },
  { id: 'navigation-packaging', type: 'navigation', title: 'Menu at the top', icon: MenuIcon },
  { id: 'navigation-footer', type: 'navigation', title: 'Menu in the footer', icon: MenuIcon },
] as const

const singletonTypes = new Set<string>(singletons.map(({ type }) => type))
const ALLOWED = new Set<DocumentActionComponent['action']>(['publish', 'discardChanges', 'restore'])

/** Leaves the singletons' types out of every list of what can be created. */
export const withoutSingletons = <T extends { templateId: string }>(templates: T[]): T[] =>
  templates.filter(({ templateId }) => !singletonTypes.has(templateId))

/** The same for the templates of the schema. */
export const withoutSingletonTemplates = (templates: Template[]): Template[] =>
  templates.filter(({ schemaType }) => !singletonTypes.has(schemaType))

/** What can be done with a document; a singleton can be published, discarded and restored, nothing else. */
export const documentActions: DocumentActionsResolver = (actions, { schemaType }) =>
  singletonTypes.has(schemaType) ? actions.filter(({ action }) => action && ALLOWED.has(action)) : actions
