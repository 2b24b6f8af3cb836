import type { DocumentLocationResolver, DocumentLocationsState } from 'sanity/presentation'
import { map } from 'rxjs'
import { isMetByVisitors } from '../structure/singletons.ts'
import { changesUsage, usedOn, usedOnQuery, type Usage, type UsedOn } from './used-on.ts'

/** "Used on": every page that shows a document; nothing for documents that no page ever shows. */
export const locations: DocumentLocationResolver = ({ id, type, perspectiveStack }, { documentStore }) => {
  if (!isMetByVisitors(type)) return undefined
  const document = { _id: publishedIdOf(id), _type: type }
  return documentStore
    .listenQuery(
      { fetch: usedOnQuery(type), listen: changesUsage },
      { id: document._id },
      {
        perspective: perspectiveStack.length > 0 ? perspectiveStack : 'drafts',
      },
    )
    .pipe(map((usage: Usage) => stateOf(usedOn(document, usage))))
}

function stateOf({ places, frame }: UsedOn): DocumentLocationsState {
  if (frame) return { locations: places, message: frame.message, tone: 'positive' }
  if (places.length === 0) return { message: 'No page shows this document yet.', tone: 'caution' }
  return { locations: places }
}

const publishedIdOf = (id: string) => id.replace(/^(?:drafts|versions\.[^.]+)\./, '')
