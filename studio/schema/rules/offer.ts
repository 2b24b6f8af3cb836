import { lastDateOnEarth } from '../../quotes/index.ts'

/** What the Studio knows of an offer while an editor fills it in: anything may be missing. */
export type OfferDraft = { lines?: { name?: string; unitPrice?: number }[]; validUntil?: string }

/** An offer has lines. Each line says itself what it lacks. */
export const offerLinesProblem = (lines: OfferDraft['lines']): true | string =>
  (lines ?? []).length > 0 || 'Add at least one line, or press “Suggest prices”.'

/** The last day is not over in every time zone: the site takes the offer until then. */
export function validUntilProblem(day: string | undefined, now = new Date()): true | string {
  if (!day) return 'Enter the last day on which the buyer can accept.'
  return day >= lastDateOnEarth(now) || 'This day is in the past. Choose today or a later day.'
}
