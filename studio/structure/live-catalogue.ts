import { defer, map, retry, shareReplay, timer, type Observable } from 'rxjs'
import type { DocumentStore } from 'sanity'
import { arrangeCatalogue, type Catalogue, type CatalogueDocument } from './tree.ts'

const DOCUMENTS = '*[_type in ["category", "subCategory", "details"]]'
const FACTS =
  '{_id, _type, "name": coalesce(name, title), number, "products": products[]._ref, "details": details._ref}'

/** First and longest wait before the catalogue is asked for again, in milliseconds. */
const FIRST_WAIT = 500
const LONGEST_WAIT = 8000

/**
 * The catalogue as it stands, drafts included, and again after every change: one stream for every open level of
 * the tree. A lake that goes away does not end it (an error would take the whole desk down): what was last known
 * stays, and the question is repeated until it is answered.
 */
export function liveCatalogue(store: Pick<DocumentStore, 'listenQuery'>): Observable<Catalogue> {
  return defer(() =>
    store.listenQuery(
      { fetch: DOCUMENTS + FACTS, listen: DOCUMENTS },
      {},
      { apiVersion: '2025-02-19', perspective: 'drafts', tag: 'desk.catalogue', throttleTime: 500 },
    ),
  ).pipe(
    retry({
      delay: (_, attempt) => timer(Math.min(FIRST_WAIT * 2 ** (attempt - 1), LONGEST_WAIT)),
      resetOnSuccess: true,
    }),
    map((documents) => arrangeCatalogue(documents as CatalogueDocument[])),
    shareReplay({ bufferSize: 1, refCount: true }),
  )
}
