const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A day as emails show it: `2026-11-23` becomes 23 November 2026. Anything else is returned unchanged. */
export const mailDate = (day: string): string =>
  Number.isNaN(Date.parse(day)) ? day : format.format(new Date(day))
