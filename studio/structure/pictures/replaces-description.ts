/** A picture and its description. */
export type Described = { asset: string | undefined; alt: string | undefined }

/**
 * What becomes of a description when a picture comes: it is replaced because its picture was (`always`), or only by what is known
 * of the new picture (`if-known`): it was there before the picture, written for it or left from an earlier one.
 * `never` when it came with the picture, such as from the history, or when no other picture came.
 */
export function replacement(before: Described, now: Described): 'always' | 'if-known' | 'never' {
  if (replacesDescription(before, now)) return 'always'
  const isFirst = now.asset !== undefined && before.asset === undefined
  return isFirst && now.alt === before.alt ? 'if-known' : 'never'
}

/**
 * Whether a description has to be replaced because its picture was: another picture came, and the description is still that
 * of the picture before, or none. A picture that comes with a description, such as from the history, keeps it.
 */
const replacesDescription = (before: Described, now: Described): boolean =>
  now.asset !== undefined &&
  now.asset !== before.asset &&
  (!now.alt || (before.asset !== undefined && now.alt === before.alt))
