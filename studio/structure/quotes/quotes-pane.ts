import { SearchIcon } from '@sanity/icons/Search'
import { map } from 'rxjs'
import type { DocumentStore } from 'sanity'
import type { StructureBuilder } from 'sanity/structure'
import { lineId } from '../line-id.ts'
import { ownId } from '../own-id.ts'
import { quoteRows, stateTitleOf } from './quote-facts.ts'

/** The requests with their states, those that wait for an editor first, and a list of all of them to search in. */
export const quotesPane = (S: StructureBuilder, store: DocumentStore) => () =>
  quoteRows(store).pipe(
    map((rows) =>
      S.list()
        .id('quoteRequest')
        .title('Quote requests')
        .items([
          ...rows.map(({ _id, number, name, company, state, isWaiting, offer }) => {
            const states = [
              isWaiting && state !== 'requested' && 'New message',
              stateTitleOf({ state, isWaiting, offer }),
            ]
            return (
              S.listItem()
                .id(lineId(_id))
                // The number comes last: a pane cuts off the end.
                .title([company ?? name, ...states, number].filter(Boolean).join(' · '))
                .schemaType('quoteRequest')
                .child(S.defaultDocument({ schemaType: 'quoteRequest', documentId: _id }))
            )
          }),
          S.divider(),
          S.listItem()
            .id(ownId('all'))
            .title('Search all requests')
            .icon(SearchIcon)
            .child(
              S.documentTypeList('quoteRequest')
                .title('All requests')
                .defaultOrdering([{ field: 'sentAt', direction: 'desc' }])
                .initialValueTemplates([]),
            ),
        ]),
    ),
  )
