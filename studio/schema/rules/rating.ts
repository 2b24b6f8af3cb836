/** Requires stars where there are reviews: without reviews, visitors see no stars. */
export const ratingProblem = (rating: number | undefined, reviewCount: unknown): true | string =>
  rating !== undefined || typeof reviewCount !== 'number' || reviewCount === 0
    ? true
    : 'Write how many of five stars the reviews give, or clear the number of reviews.'
