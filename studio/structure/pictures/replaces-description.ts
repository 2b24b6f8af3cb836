/** A picture and its description. */
export type Described = { asset: string | undefined; alt: string | undefined }

/**
 * Whether a description has to be replaced because its picture was: another picture came, and the description is still that
 * of the picture before, or none. A picture that comes with a description, such as from the history, keeps it.
 */
export const replacesDescription = (before: Described, now: Described): boolean =>
  now.asset !== undefined &&
  now.asset !== before.asset &&
  (!now.alt || (before.asset !== undefined && now.alt === before.alt))
