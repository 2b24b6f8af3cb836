/** How far an editor has come with a request for samples; a request without it is new. */
export const SAMPLE_STATES = [
  { value: 'new', title: 'New' },
  { value: 'approved', title: 'Approved' },
  { value: 'sent', title: 'Sent' },
  { value: 'refused', title: 'Refused' },
] as const

export type SampleState = (typeof SAMPLE_STATES)[number]['value']

/** The title of a state, such as “Approved”. */
export const sampleStateTitle = (state: unknown): string =>
  SAMPLE_STATES.find(({ value }) => value === state)?.title ?? SAMPLE_STATES[0].title
