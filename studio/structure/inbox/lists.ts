/**
 * What visitors send, in the order of the inbox. `field` holds how far an editor has come with it; the `state` of an order
 * is what its customer sees.
 */
export const INBOX_LISTS = [
  { type: 'order', title: 'Orders', field: 'handling', needsAnswer: true },
  { type: 'quoteRequest', title: 'Quote requests', field: 'handling', needsAnswer: true },
  { type: 'sampleRequest', title: 'Samples', field: 'handling', needsAnswer: true },
  { type: 'inquiry', title: 'Enquiries', field: 'state', needsAnswer: true },
  { type: 'commentSubmission', title: 'Comments', field: 'state', needsAnswer: true },
  { type: 'newsletterLead', title: 'Newsletter', field: 'state', needsAnswer: false },
] as const

export type InboxType = (typeof INBOX_LISTS)[number]['type']

/** Replies are shown beside their request and have no list of their own. */
const types: readonly string[] = [...INBOX_LISTS.map(({ type }) => type), 'quoteReply']

/** Whether the site writes documents of a type, and editors only read, answer and delete them. */
export const isSentType = (type: string): boolean => types.includes(type)

/** The field of a type that holds how far an editor has come with it. */
export const handlingFieldOf = (type: string): 'handling' | 'state' =>
  INBOX_LISTS.find((list) => list.type === type)?.field ?? 'state'
