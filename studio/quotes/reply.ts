/**
 * Steps after a request. `answer` is a message of an editor, `notice` an email of the site, `void` cancels an acceptance
 * that came too late; the buyer sends the others.
 */
export const REPLY_KINDS = [
  { value: 'accept', title: 'Accepted' },
  { value: 'decline', title: 'Declined' },
  { value: 'message', title: 'Message' },
  { value: 'withdrawal', title: 'Withdrawn' },
  { value: 'answer', title: 'Your message' },
  { value: 'notice', title: 'Emailed' },
  { value: 'void', title: 'Not accepted' },
] as const

export type ReplyKind = (typeof REPLY_KINDS)[number]['value']

/** The title of a kind, such as “Accepted”. */
export const replyTitle = (kind: unknown): string =>
  REPLY_KINDS.find(({ value }) => value === kind)?.title ?? 'Reply'

/** Maximum number of messages of one side about a request: each has a number in its id, so that the site reads them without a query. */
export const maxMessages = 20

/**
 * The number of the next message of one side: after the highest that is there. One that an editor has deleted counts while
 * the notice of its email is there, since no second email is sent about the same id.
 * @param ids of the replies and notices of a request
 */
export const nextNumber = (ids: readonly string[], kind: 'message' | 'answer'): number =>
  1 + Math.max(0, ...ids.map((id) => Number(new RegExp(`[.-]${kind}-(\\d+)$`).exec(id)?.[1] ?? 0)))

/** The id of a reply: `key` is a number for messages and answers, the revision of the offer for void. */
export const replyId = (uuid: string, kind: ReplyKind, key?: string | number): string =>
  `quoteReply.${replyName(uuid, kind, key)}`

/** The id of a reply without its type. */
export const replyName = (uuid: string, kind: ReplyKind, key?: string | number): string =>
  `${uuid}.${kind}${key === undefined ? '' : `-${key}`}`

/** The id of the buyer's answer to an offer, without its type. Acceptance and decline share it: only the first one is stored. */
export const decisionName = (uuid: string, revision: string): string => `${uuid}.decision-${revision}`

/** The ids that an answer to an offer can have, without their type. Earlier versions had one for each kind. */
export const decisionNames = (uuid: string, revision: string): string[] => [
  decisionName(uuid, revision),
  replyName(uuid, 'accept', revision),
  replyName(uuid, 'decline', revision),
]

/** The UUID of a request, of the id of its document or of a draft of it. */
export const requestUuid = (documentId: string): string =>
  documentId.replace(/^drafts\./, '').replace(/^quoteRequest\./, '')
