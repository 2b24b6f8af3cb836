import { BufferedDocument, type Mutation } from '@sanity/mutator'
import { tellLost } from './unsaved.ts'

// When another editor publishes or discards the draft into which somebody types, @sanity/mutator applies words that the lake has
// not confirmed to a draft that is not there. It throws, the Studio replaces its panes by "crashed", and what is typed from then on
// is nowhere; words that were not sent yet are dropped. The lake makes a new draft of the published document for them
// (`sanity.action.document.edit`), so here they are applied to the draft as it was, until the lake has answered.

type Snapshot = BufferedDocument['LOCAL']
type Own = {
  HEAD: Snapshot
  EDGE: Snapshot
  /** The last content before the draft was gone. */
  gone?: Snapshot
  /** Whether it was gone, and the lake has made a new one for what was typed. */
  isAgain?: boolean
  hasUnresolvedMutations: () => boolean
  applyIncoming: (mutation: Mutation) => boolean
  rebase: (incoming: Mutation[]) => void
}
/** Words that are not on their way yet. */
type Waiting = { commits: unknown[]; buffer: { hasChanges: () => boolean } }

const discarded = 'Someone has discarded this draft while you were typing in it.'

/** What somebody typed, to be compared. */
const contentOf = (draft: Snapshot): string => {
  const { _rev, _createdAt, _updatedAt, ...content } = draft ?? {}
  return JSON.stringify(Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1)))
}

const ofBuffered = BufferedDocument.prototype as unknown as {
  handleDocMutation: (this: BufferedDocument, message: { mutation: Mutation }) => void
  rebase: (this: BufferedDocument, remote: Mutation[], local: Mutation[]) => void
}
const ofDocument = Object.getPrototypeOf(new BufferedDocument(null).document) as Own
const { applyIncoming, rebase } = ofDocument
const { handleDocMutation } = ofBuffered

ofDocument.applyIncoming = function (this: Own, mutation) {
  // A draft that is there again has other contents than the last one, when that was discarded.
  const isAgain = this.HEAD === null && this.hasUnresolvedMutations()
  this.isAgain ||= isAgain
  this.gone = this.HEAD ?? this.gone
  return applyIncoming.call(this, mutation) || isAgain
}

ofDocument.rebase = function (this: Own, incoming) {
  const { HEAD, EDGE, gone } = this
  if (HEAD !== null || !gone || !this.hasUnresolvedMutations()) {
    rebase.call(this, incoming)
    if (this.isAgain && contentOf(this.EDGE) !== contentOf(EDGE)) tellLost(discarded)
    this.isAgain = false
    return
  }
  this.HEAD = gone
  try {
    rebase.call(this, incoming)
  } finally {
    this.HEAD = null
  }
}

ofBuffered.handleDocMutation = function (message) {
  const document = this.document as unknown as Own
  const { commits, buffer } = this as unknown as Waiting
  const isWaiting = commits.length > 0 || buffer.hasChanges()
  if (document.EDGE !== null || !document.gone || !isWaiting) return handleDocMutation.call(this, message)
  document.EDGE = document.gone
  ofBuffered.rebase.call(this, [message.mutation], [])
}
