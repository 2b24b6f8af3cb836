/** Today as a date (ISO 8601, UTC). */
export const todayUtc = (): string => new Date().toISOString().slice(0, 10)

/** Whether a post of this day is still kept off the site. */
export const isLater = (date: unknown, today: string = todayUtc()): date is string =>
  typeof date === 'string' && date > today
