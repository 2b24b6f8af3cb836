import type { DocumentLocationResolver, DocumentLocationsState } from 'sanity/presentation'
import { map } from 'rxjs'
import { onEveryPage, placesOf, usedOnQuery, type Usage } from './used-on.ts'

/** "Used on": every page that shows a document. */
export const locations: DocumentLocationResolver = ({ id, type, perspectiveStack }, { documentStore }) =>
  documentStore
    .listenQuery(
      { fetch: usedOnQuery(type), listen: changesUsage },
      { id: publishedIdOf(id) },
      { perspective: perspectiveStack.length > 0 ? perspectiveStack : 'drafts' },
    )
    .pipe(map((usage: Usage) => stateOf(type, usage)))

function stateOf(type: string, usage: Usage): DocumentLocationsState | null {
  const locations = placesOf(type, usage)
  const isEverywhere = onEveryPage.has(type)
  if (locations.length === 0 && !isEverywhere) {
    return { message: 'No page shows this document yet.', tone: 'caution' }
  }
  return {
    locations,
    ...(isEverywhere
      ? { message: 'Also stands in the menus or the footer of every page.', tone: 'positive' }
      : {}),
  }
}

/** A listener takes a plain filter: what holds or lists other documents, and the document itself. */
const changesUsage = '*[_type in ["page", "category", "subCategory"] || _id in [$id, "drafts." + $id]]'

const publishedIdOf = (id: string) => id.replace(/^(?:drafts|versions\.[^.]+)\./, '')
