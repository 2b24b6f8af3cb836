import type { DocumentLocationResolver, DocumentLocationsState } from 'sanity/presentation'
import { combineLatest, map, type Observable } from 'rxjs'
import { isLater } from '../schema/blog/is-later.ts'
import { liveQuery } from '../structure/live-query.ts'
import { explain } from '../structure/shown-on/explain.ts'
import { isMetByVisitors } from '../structure/singletons.ts'
import { changesUsage, usedOn, usedOnQuery, type Usage, type UsedOn } from './used-on.ts'

/** "Used on": every page that shows a document; nothing for documents that no page ever shows. */
export const locations: DocumentLocationResolver = ({ id, type, perspectiveStack }, { documentStore }) => {
  if (!isMetByVisitors(type)) return undefined
  const document = { _id: publishedIdOf(id), _type: type }
  const params = { id: document._id }
  const usage$ = liveQuery(documentStore, {
    documents: changesUsage,
    query: usedOnQuery(type),
    params,
    perspective: perspectiveStack.length > 0 ? [...perspectiveStack] : 'drafts',
    tag: 'preview.used-on',
  }) as Observable<Usage>
  const published$ = liveQuery(documentStore, {
    documents: '*[_id == $id]',
    query: '*[_id == $id][0] { _type, date }',
    params,
    perspective: 'published',
    tag: 'preview.used-on.published',
  }) as Observable<Published>
  return combineLatest([usage$, published$]).pipe(
    map(([usage, published]) => stateOf(usedOn(document, usage), published)),
  )
}

type Published = { _type: string; date?: unknown } | null

function stateOf(found: UsedOn, published: Published): DocumentLocationsState {
  const { places, more, frame } = found
  if (frame && published) return { locations: places, message: frame.message, tone: 'positive' }
  if (places.length === 0) return { message: 'No page shows this document yet.', tone: 'caution' }
  const andMore =
    more === undefined ? {} : { message: `The first ${places.length} of ${places.length + more} pages` }
  return isMet(published)
    ? { locations: places, ...andMore }
    : { locations: places, message: explain(found, published), tone: 'caution' }
}

const isMet = (published: Published) =>
  published !== null && !(published._type === 'post' && isLater(published.date))

const publishedIdOf = (id: string) => id.replace(/^(?:drafts|versions\.[^.]+)\./, '')
