import { CogIcon } from '@sanity/icons/Cog'
import { DocumentsIcon } from '@sanity/icons/Documents'
import type { StructureResolver } from 'sanity/structure'
import { catalogueItem } from './catalogue.ts'
import { singletons } from './singletons.ts'

/** The desk, arranged by what an editor comes to do. */
export const structure: StructureResolver = (S, context) =>
  S.list()
    .id('root')
    .title('Paper & Home')
    .items([
      catalogueItem(S, context),
      S.listItem()
        .id('pages')
        .title('Pages')
        .icon(DocumentsIcon)
        .child(
          S.documentTypeList('page')
            .title('Pages')
            .defaultOrdering([{ field: 'route', direction: 'asc' }]),
        ),
      S.divider(),
      S.listItem()
        .id('site')
        .title('Site')
        .icon(CogIcon)
        .child(
          S.list()
            .id('site')
            .title('Site')
            .items(
              singletons.map(({ id, type, title, icon }) =>
                S.listItem()
                  .id(id)
                  .title(title)
                  .icon(icon)
                  .child(S.document().schemaType(type).documentId(id).title(title)),
              ),
            ),
        ),
    ])
