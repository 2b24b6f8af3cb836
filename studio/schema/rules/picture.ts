type PictureValue = { asset?: { _ref?: string }; alt?: string }

/** Requires a description when there is a picture. */
export function altProblem(alt: string | undefined, parent: unknown): true | string {
  const { asset } = (parent ?? {}) as PictureValue
  if (!asset?._ref || alt?.trim()) return true
  return 'Describe the picture: write in one short sentence what can be seen on it.'
}

/** Requires the picture itself: an image field without a file counts as empty. */
export function pictureProblem(value: unknown): true | string {
  if ((value as PictureValue | undefined)?.asset?._ref) return true
  return 'Choose a picture: drop a file on the field or press Upload.'
}
