const oneDay = 86_400_000

/** A moment as the day of UTC, such as “2026-11-23”. */
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** Whether a text is a day on which goods could be needed: from today, anywhere on earth, to three years from now. */
export function isPossibleDay(text: string, now = Date.now()): boolean {
  const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(moment) || dayOf(moment) !== text) return false
  return text >= dayOf(now - oneDay) && text <= dayOf(now + 3 * 366 * oneDay)
}
