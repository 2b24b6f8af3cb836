type PictureValue = {
  asset?: { _ref?: string }
  alt?: string
  /** Fractions of the file that are cut off. */
  crop?: { left?: number; right?: number }
}

/** Requires a description when there is a picture. */
export function altProblem(alt: string | undefined, parent: unknown): true | string {
  const { asset } = (parent ?? {}) as PictureValue
  if (!asset?._ref || alt?.trim()) return true
  return 'Describe the picture: write in one short sentence what can be seen on it.'
}

/** Pixels, by document type or its field. Portraits and logos are shown small, the picture above a post across the page. */
const minWidth = 800
const minWidths: Record<string, number> = {
  author: 400,
  teamMember: 400,
  testimonial: 400,
  partner: 200,
  'post.picture': 1200,
  /** The picture of shared links, in any document. */
  seo: 1200,
}

/** Warns of a picture that would be shown larger than it is. Its id says how wide the file is. */
export function smallPictureProblem(parent: unknown, documentType = '', field = ''): true | string {
  const { asset, crop } = (parent ?? {}) as PictureValue
  const fileWidth = Number(/-(\d+)x\d+-(?!svg)\w+$/.exec(asset?._ref ?? '')?.[1] ?? Infinity)
  const width = Math.round(fileWidth * (1 - (crop?.left ?? 0) - (crop?.right ?? 0)))
  const wanted =
    minWidths[`${documentType}.${field}`] ?? minWidths[field] ?? minWidths[documentType] ?? minWidth
  if (width >= wanted) return true
  return width < fileWidth
    ? `Cropped, this picture is ${width} pixels wide and may look blurred. It needs ${wanted} or more: crop less, or use a larger one.`
    : `This picture is ${width} pixels wide and may look blurred. Use one of ${wanted} pixels or more.`
}

/** Requires the picture itself: an image field without a file counts as empty. */
export function pictureProblem(value: unknown): true | string {
  if ((value as PictureValue | undefined)?.asset?._ref) return true
  return 'Choose a picture: drop a file on the field or press Upload.'
}
