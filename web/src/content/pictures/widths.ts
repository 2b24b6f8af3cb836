/** Widths in which pictures are served, so that few variants serve all screens. */
const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const

export type PictureWidth = (typeof pictureWidths)[number]

/** A picture's own width is served too, unless it is hardly wider than one of the list. */
const minGain = 1.1

/**
 * The widths in which a picture is served, in ascending order: never wider than the picture itself.
 * @param sourceWidth pixels of the original, or of the rectangle that is cut out of it
 * @param maxWidth the widest variant that its place on the page can use
 */
export function widthsOf(sourceWidth: number, maxWidth: PictureWidth = 1920): number[] {
  const listed = pictureWidths.filter((width) => width <= Math.min(sourceWidth, maxWidth))
  const isOwnUseful = sourceWidth <= maxWidth && sourceWidth >= (listed.at(-1) ?? 0) * minGain
  return isOwnUseful ? [...listed, sourceWidth] : listed
}
