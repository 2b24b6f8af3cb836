import { LaunchIcon } from '@sanity/icons/Launch'
import type { DefaultDocumentNodeResolver } from 'sanity/structure'
import { isWrittenByCode } from './singletons.ts'
import { ShownOn } from './shown-on/shown-on.tsx'

/** Every document has its form and, unless visitors never meet it, the list of pages that show it. */
export const documentViews: DefaultDocumentNodeResolver = (S, { schemaType }) =>
  isWrittenByCode(schemaType) || schemaType === 'redirect'
    ? S.document()
    : S.document().views([
        S.view.form(),
        S.view.component(ShownOn).id('shown-on').title('Shown on').icon(LaunchIcon),
      ])
