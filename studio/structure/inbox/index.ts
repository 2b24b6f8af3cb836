import { DownloadIcon } from '@sanity/icons/Download'
import { map } from 'rxjs'
import type { ListItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { inboxCounts, type InboxCounts } from './counts.ts'
import { InboxIcon } from './inbox-icon.tsx'
import { quotesPane } from '../quotes/quotes-pane.ts'
import { INBOX_LISTS } from './lists.ts'
import { NewsletterExport } from './newsletter-export.tsx'
import { guarded } from '../guarded.tsx'

const GuardedNewsletterExport = guarded(NewsletterExport)

/** What visitors send: a list of each type, with the number of new ones. */
export function inboxItem(S: StructureBuilder, { documentStore }: StructureResolverContext): ListItemBuilder {
  const lists = INBOX_LISTS.map(({ type, title }) => ({
    type,
    title,
    pane:
      type === 'quoteRequest'
        ? quotesPane(S, documentStore)
        : S.documentTypeList(type)
            .title(title)
            .defaultOrdering([{ field: '_createdAt', direction: 'desc' }])
            .initialValueTemplates([]),
  }))
  const addresses = S.listItem()
    .id('newsletter-addresses')
    .title('Newsletter addresses')
    .icon(DownloadIcon)
    .child(S.component(GuardedNewsletterExport).id('newsletter-addresses').title('Newsletter addresses'))

  const listWith = (counts: InboxCounts) =>
    S.list()
      .id('inbox')
      .title('Inbox')
      .items([
        ...lists.map(({ type, title, pane }) =>
          S.listItem()
            .id(type)
            .title(counts[type] > 0 ? `${title} (${counts[type]} new)` : title)
            .schemaType(type)
            .child(pane),
        ),
        S.divider(),
        addresses,
      ])

  return S.listItem()
    .id('inbox')
    .title('Inbox')
    .icon(InboxIcon)
    .child(() => inboxCounts(documentStore).pipe(map(listWith)))
}
