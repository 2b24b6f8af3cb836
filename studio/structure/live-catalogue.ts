import { map, shareReplay, type Observable } from 'rxjs'
import type { DocumentStore } from 'sanity'
import { liveQuery } from './live-query.ts'
import { arrangeCatalogue, type Catalogue, type CatalogueDocument } from './tree.ts'

const DOCUMENTS = '*[_type in ["category", "subCategory", "details"]]'
const FACTS =
  '{_id, _type, "name": coalesce(name, title), number, "products": products[]._ref, "details": details._ref}'

/** The catalogue as it stands, drafts included, and again after every change: one stream for every open level. */
export function liveCatalogue(store: Pick<DocumentStore, 'listenQuery'>): Observable<Catalogue> {
  return liveQuery(store, {
    documents: DOCUMENTS,
    question: DOCUMENTS + FACTS,
    perspective: 'drafts',
    tag: 'desk.catalogue',
  }).pipe(
    map((documents) => arrangeCatalogue(documents as CatalogueDocument[])),
    shareReplay({ bufferSize: 1, refCount: true }),
  )
}
