/** Maximum number of samples; larger requests go to the sales desk. */
export const maxSamples = 5

/** An item of which samples are sent, as the browser stores it. */
export type SampleItem = {
  slug: string
  name: string
  pictureSrc?: string
  /** How many sizes of it a request may hold. */
  max: number
}

/** A size that the visitor wants to try. */
export type ChosenSample = SampleItem & { sku: string; size: string }

/** What the browser keeps of a request that it sent. */
export type SentSamples = {
  number: string
  /** ISO 8601. */
  date: string
  /** Such as “Brown Kraft Bags, 6 × 4 × 12 in”. */
  items: string[]
}

/** The fields of the form. */
export type SampleField =
  'skus' | 'name' | 'company' | 'email' | 'phone' | 'address1' | 'address2' | 'city' | 'zip' | 'use'

/** What the form gets in addition to its state. */
export type SampleResult = {
  request?: SentSamples
  /** Article numbers of the request. */
  sent?: string[]
  /** Article numbers that were refused. */
  refused?: string[]
  /** The samples that were chosen, returned after a refusal: a browser without script does not store them. */
  samples?: ChosenSample[]
}
