import { EditIcon } from '@sanity/icons/Edit'
import type { StructureBuilder } from 'sanity/structure'
import { ChangesPane } from './changes-pane.tsx'
import { guarded } from '../guarded.tsx'

const GuardedChangesPane = guarded(ChangesPane)

/** What visitors do not see yet; a line opens its document. */
export const changesItem = (S: StructureBuilder) =>
  S.listItem()
    .id('changes')
    .title('Unpublished changes')
    .icon(EditIcon)
    .child(
      S.component(GuardedChangesPane)
        .id('changes')
        .title('Unpublished changes')
        .minWidth(320)
        .child((id) => {
          const [schemaType = '', documentId = ''] = id.split(':')
          return S.defaultDocument({ schemaType, documentId })
        }),
    )
