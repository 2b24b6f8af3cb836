import { boundedText } from '../bounded-text.ts'
/** A subscription as it is exported. */
export type Lead = { email: string; subscribedAt: string; state: string }

/** GROQ: all subscriptions, the oldest first. What a program stored that is no text is left out. */
export const leadsQuery = /* groq */ `*[_type == "newsletterLead"] | order(_createdAt asc) {
  "email": coalesce(${boundedText('email')}, ""), "subscribedAt": _createdAt, "state": coalesce(string(state), "new")
}`

const HEADER = ['email', 'subscribed_at', 'state']

/**
 * Subscriptions as CSV (RFC 4180). A cell that a spreadsheet would take for a formula gets an apostrophe: visitors wrote it.
 */
export function toCsv(leads: readonly Lead[]): string {
  const rows = leads.map(({ email, subscribedAt, state }) => [email, subscribedAt, state])
  return [HEADER, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
