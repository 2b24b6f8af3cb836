/** What visitors send, in the order of the inbox. */
export const INBOX_LISTS = [
  { type: 'inquiry', title: 'Enquiries', needsAnswer: true },
  { type: 'commentSubmission', title: 'Comments', needsAnswer: true },
  { type: 'newsletterLead', title: 'Newsletter', needsAnswer: false },
] as const

export type InboxType = (typeof INBOX_LISTS)[number]['type']

const types: readonly string[] = INBOX_LISTS.map(({ type }) => type)

/** Whether the site writes documents of a type, and editors only read, answer and delete them. */
export const isSentType = (type: string): boolean => types.includes(type)
