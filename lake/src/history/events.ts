import { draftIdOf, isDraftId, isVersionId, publishedIdOf, releaseOf } from '../store/document.ts'
import type { Outline } from './history.ts'

/** What happened to a document, in the words of the Studio's history pane. */
export type DocumentEvent = Record<string, unknown> & { type: string; timestamp: string; author: string }

/**
 * Lists the events of a document from its transactions (oldest first): versions made, discarded and published, the
 * document unpublished and deleted. Edits are not listed: the Studio makes those from the transactions themselves.
 */
export function eventsOf(transactions: readonly Outline[][]): DocumentEvent[] {
  return transactions.flatMap((steps) => steps.flatMap((step) => eventOf(step, steps) ?? []))
}

function eventOf(step: Outline, together: readonly Outline[]): DocumentEvent | undefined {
  const { documentId: id, timestamp, author, transactionId, before, after } = step
  const documentId = publishedIdOf(id)
  const common = { id: transactionId, timestamp, author, documentId }
  const versions = together.filter((other) => other.documentId !== documentId)
  if (id === documentId) {
    const source = versions.find((other) => other.before && !other.after)
    if (after && source) {
      return {
        ...common,
        type: 'publishDocumentVersion',
        revisionId: transactionId,
        versionId: source.documentId,
        versionRevisionId: source.before?._rev,
        publishCause: 'document.publish',
      }
    }
    if (after) {
      const type = before ? 'updateLiveDocument' : 'createLiveDocument'
      return { ...common, type, revisionId: transactionId }
    }
    const made = versions.find((other) => other.after)
    if (made) {
      return {
        ...common,
        type: 'unpublishDocument',
        versionId: made.documentId,
        versionRevisionId: transactionId,
      }
    }
    return { ...common, type: 'deleteDocumentGroup' }
  }
  const published = together.find((other) => other.documentId === documentId)
  const release = releaseOf(id)
  const version = { ...common, versionId: id, ...(release ? { releaseId: release } : {}) }
  if (!before && after && !(published?.before && !published.after)) {
    // the Studio asks for the published document at `revisionId`, and for the draft at the other
    const revisions = { versionRevisionId: transactionId, revisionId: transactionId }
    return { ...version, type: 'createDocumentVersion', ...revisions }
  }
  if (before && !after && !published) {
    return { ...version, type: 'deleteDocumentVersion', versionRevisionId: before._rev }
  }
  return undefined
}

/** Ids of a document's forms whose transactions make up its life: published, draft and, if asked for, one version. */
export function formsOf(id: string): string[] {
  const published = publishedIdOf(id)
  const version = isVersionId(id) && !isDraftId(id) ? [id] : []
  return [published, draftIdOf(published), ...version]
}
