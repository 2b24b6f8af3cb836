/** How far editors have come with a request; a document without it is new. */
export const HANDLINGS = ['new', 'asking', 'offered', 'refused'] as const
