import { ActivityIcon } from '@sanity/icons/Activity'
import type { StructureBuilder } from 'sanity/structure'
import { HealthPane } from './health-pane.tsx'
import { guarded } from '../guarded.tsx'

const GuardedHealthPane = guarded(HealthPane)

/** What the content lacks: a list whose lines open the documents. */
export const healthItem = (S: StructureBuilder) =>
  S.listItem()
    .id('health')
    .title('Content health')
    .icon(ActivityIcon)
    .child(
      S.component(GuardedHealthPane)
        .id('health')
        .title('Content health')
        .minWidth(360)
        .child((id) => {
          const [schemaType = '', documentId = ''] = id.split(':')
          return S.defaultDocument({ schemaType, documentId })
        }),
    )
