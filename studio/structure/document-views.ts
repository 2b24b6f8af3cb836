import { LaunchIcon } from '@sanity/icons/Launch'
import type { DefaultDocumentNodeResolver } from 'sanity/structure'
import { quoteViews } from './quotes/quote-views.ts'
import { isMetByVisitors } from './singletons.ts'
import { ShownOn } from './shown-on/shown-on.tsx'
import { guarded } from './guarded.tsx'

const GuardedShownOn = guarded(ShownOn)

/**
 * Every document has its form and, unless visitors never meet it, the list of pages that show it. A request for a quote has
 * its offer beside it.
 */
export const documentViews: DefaultDocumentNodeResolver = (S, { schemaType }) => {
  if (schemaType === 'quoteRequest') return quoteViews(S)
  return isMetByVisitors(schemaType)
    ? S.document().views([
        S.view.form(),
        S.view.component(GuardedShownOn).id('shown-on').title('Shown on').icon(LaunchIcon),
      ])
    : S.document()
}
