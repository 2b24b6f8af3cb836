import type { DocumentLocationResolver, DocumentLocationsState } from 'sanity/presentation'
import { map } from 'rxjs'
import { onEveryPage, placesOf, usedOnQuery, type Usage } from './used-on.ts'

/** "Used on": every page that shows a document. */
export const locations: DocumentLocationResolver = ({ id, type, perspectiveStack }, { documentStore }) =>
  documentStore
    .listenQuery(
      usedOnQuery(type),
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

const publishedIdOf = (id: string) => id.replace(/^(?:drafts|versions\.[^.]+)\./, '')
