import * as messages from '@/messages/ui'

const months = messages.months.split(' ')
const endings: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd', 21: 'st', 22: 'nd', 23: 'rd', 31: 'st' }

/** The date of a post: `2025-09-13` becomes 13th Sept 2025. Anything else is returned unchanged. */
export function postDate(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date) ?? []
  if (!year || !months[Number(month) - 1]) return date
  return `${Number(day)}${endings[Number(day)] ?? 'th'} ${months[Number(month) - 1]} ${year}`
}
