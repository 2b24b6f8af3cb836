import { BufferedDocument, type Mutation } from '@sanity/mutator'
import { tellLost } from './unsaved.ts'

// When one editor publishes or discards a draft that another one is editing, @sanity/mutator applies the other's unconfirmed edits to
// a draft that no longer exists. It throws, the Studio replaces its panes by "crashed", and later edits are lost; edits that were
// not sent yet are dropped. The lake makes a new draft of the published document for them (`sanity.action.document.edit`), so here
// they are applied to the draft as it was, until the lake has answered.

type Snapshot = BufferedDocument['LOCAL']
type Own = {
  HEAD: Snapshot
  EDGE: Snapshot
  /** The last content before the draft was gone. */
  gone?: Snapshot
  /** Whether words are kept for a draft that is gone, until the lake has made a new one for them or refused them. */
  isKeeping?: boolean
  hasUnresolvedMutations: () => boolean
  applyIncoming: (mutation: Mutation) => boolean
  rebase: (incoming: Mutation[]) => void
  reset: (draft: Snapshot) => void
}

/** Words that are not on their way yet. */
type Waiting = { commits: unknown[]; buffer: { hasChanges: () => boolean } }

const ofBuffered = BufferedDocument.prototype as unknown as {
  handleDocMutation: (this: BufferedDocument, message: { mutation: Mutation }) => void
  rebase: (this: BufferedDocument, remote: Mutation[], local: Mutation[]) => void
}
const ofDocument = Object.getPrototypeOf(new BufferedDocument(null).document) as Own
const { applyIncoming, rebase, reset } = ofDocument
const { handleDocMutation } = ofBuffered

ofDocument.reset = function (this: Own, draft) {
  this.isKeeping = false
  reset.call(this, draft)
}

ofDocument.applyIncoming = function (this: Own, mutation) {
  // The draft that the lake has made has other contents than the last one, when that was discarded.
  const isMadeAnew = this.HEAD === null && this.isKeeping === true
  this.gone = this.HEAD ?? this.gone
  return applyIncoming.call(this, mutation) || isMadeAnew
}

ofDocument.rebase = function (this: Own, incoming) {
  const { HEAD, EDGE, gone } = this
  if (HEAD === null && gone && this.hasUnresolvedMutations()) {
    this.isKeeping = true
    this.HEAD = gone
    try {
      rebase.call(this, incoming)
    } finally {
      this.HEAD = null
    }
    return
  }
  rebase.call(this, incoming)
  if (this.isKeeping && contentOf(this.EDGE) !== contentOf(EDGE)) tellLost(changed)
  this.isKeeping = false
}

ofBuffered.handleDocMutation = function (message) {
  const document = this.document as unknown as Own
  const { commits, buffer } = this as unknown as Waiting
  const isWaiting = commits.length > 0 || buffer.hasChanges()
  if (document.EDGE !== null || !document.gone || !isWaiting) return handleDocMutation.call(this, message)
  document.EDGE = document.gone
  document.isKeeping = true
  ofBuffered.rebase.call(this, [message.mutation], [])
}

const changed =
  'This draft was published or discarded while you were typing in it. Look whether your last words are there.'

/** What the lake writes, also when it publishes. */
const ofLake = new Set(['_rev', '_createdAt', '_updatedAt', '_weak', '_strengthenOnPublish'])

/** What was typed into a draft, to be compared. */
function contentOf(draft: Snapshot): string {
  const sorted = Object.fromEntries(Object.entries(draft ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return JSON.stringify(sorted, (key, value: unknown) => (ofLake.has(key) ? undefined : value))
}
