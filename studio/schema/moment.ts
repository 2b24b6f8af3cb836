/** A datetime in the time zone of the browser, as lists show it: “2026-11-20 10:15”. */
export function momentOf(at: unknown): string | undefined {
  const moment = new Date(typeof at === 'string' ? at : NaN)
  if (Number.isNaN(moment.getTime())) return undefined
  return moment.toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' })
}
