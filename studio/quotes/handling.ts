/** How far editors have come with a request; a document without it is new. */
export const HANDLINGS = [
  { value: 'new', title: 'New' },
  { value: 'asking', title: 'Question sent' },
  { value: 'offered', title: 'Offer sent' },
  { value: 'refused', title: 'Declined' },
] as const

export type Handling = (typeof HANDLINGS)[number]['value']

/** The title of a handling, such as “Offer sent”. */
export const handlingTitle = (handling: unknown): string =>
  HANDLINGS.find(({ value }) => value === handling)?.title ?? HANDLINGS[0].title
