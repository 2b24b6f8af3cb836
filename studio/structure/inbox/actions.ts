import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { CloseIcon } from '@sanity/icons/Close'
import { CommentIcon } from '@sanity/icons/Comment'
import { PackageIcon } from '@sanity/icons/Package'
import { UndoIcon } from '@sanity/icons/Undo'
import type { ComponentType } from 'react'
import { useClient, type DocumentActionComponent } from 'sanity'
import { sampleStateTitle, type SampleState } from '../../schema/inbox/sample-states.ts'
import { stateTitle, type SentState } from '../../schema/inbox/sent-fields.ts'
import { markAsDone } from '../quotes/mark-as-done.ts'
import { refuseRequest } from '../quotes/refuse-request.ts'
import { sendOffer } from '../quotes/send-offer.ts'
import { approveComment } from './approve-comment.ts'
import { handlingFieldOf } from './lists.ts'
import { useDocumentMutation } from './use-document-mutation.ts'

const API = { apiVersion: '2025-02-19' }

/** Notes how far an editor has come with what a visitor sent. */
function markAs(
  state: SentState | SampleState,
  icon: ComponentType,
  titleOf: (state: unknown) => string = stateTitle,
): DocumentActionComponent {
  const title = `Mark as ${titleOf(state).toLowerCase()}`
  return function MarkAs({ id, type, published, onComplete }) {
    const field = handlingFieldOf(type)
    const client = useClient(API)
    const { run, isRunning } = useDocumentMutation(
      () =>
        client
          .patch(id)
          .set({ [field]: state })
          .commit(),
      { done: `Marked as ${titleOf(state).toLowerCase()}` },
    )
    if (!published || (published[field] ?? 'new') === state) return null
    return {
      label: title,
      icon,
      disabled: isRunning,
      onHandle: () => {
        run()
        onComplete()
      },
    }
  }
}

/** Puts a waiting comment on the site. */
const approve: DocumentActionComponent = function Approve({ id, published, onComplete }) {
  const client = useClient(API)
  const { run, isRunning } = useDocumentMutation(() => approveComment(client, id), {
    done: (day) => (day ? `The comment appears with its post on ${day}` : 'The comment is on the site'),
  })
  if (!published || published.state === 'done') return null
  return {
    label: 'Approve',
    tone: 'positive',
    icon: CommentIcon,
    disabled: isRunning,
    onHandle: () => {
      run()
      onComplete()
    },
  }
}

const answered = markAs('answered', CheckmarkIcon)
const done = markAs('done', CheckmarkIcon)
const reopen = markAs('new', UndoIcon)

const approved = markAs('approved', CheckmarkIcon, sampleStateTitle)
const sent = markAs('sent', PackageIcon, sampleStateTitle)
const refused = markAs('refused', CloseIcon, sampleStateTitle)

const actionsOf: Record<string, DocumentActionComponent[]> = {
  quoteRequest: [sendOffer, markAsDone, refuseRequest],
  order: [answered, done, reopen],
  sampleRequest: [approved, sent, refused, reopen],
  inquiry: [answered, done, reopen],
  commentSubmission: [approve, done, reopen],
  newsletterLead: [done, reopen],
}

/** What editors can do with what a visitor sent, apart from deleting it. */
export const sentActions = (type: string): DocumentActionComponent[] => actionsOf[type] ?? []
