import { map, ReplaySubject, share, timer, type Observable } from 'rxjs'
import type { DocumentStore } from 'sanity'
import { boundedText } from './bounded-text.ts'
import { liveQuery } from './live-query.ts'
import { arrangeCatalogue, type Catalogue, type CatalogueDocument } from './tree.ts'

const DOCUMENTS = '*[_type in ["category", "subCategory"]]'

/** Milliseconds for which the query stays: a link to a document opens and closes every list of the tree on its way to that document. */
const linger = 2000

/**
 * Categories and items, as an editor or as visitors see them, and again after every change: one query for all open panes. A
 * program can store a name that is no text; an error here would take the whole desk down.
 */
export function liveCatalogue(
  store: Pick<DocumentStore, 'listenQuery'>,
  perspective: 'drafts' | 'published',
): Observable<Catalogue> {
  return liveQuery(store, {
    documents: DOCUMENTS,
    query: `${DOCUMENTS}{_id, _type, "name": ${boundedText('name')}, "orderRank": ${boundedText('orderRank')}, "parent": parent._ref}`,
    perspective,
    tag: 'desk.catalogue',
  }).pipe(
    map((documents) => arrangeCatalogue(documents as CatalogueDocument[])),
    share({ connector: () => new ReplaySubject(1), resetOnRefCountZero: () => timer(linger) }),
  )
}
