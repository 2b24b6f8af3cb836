import { toPicture } from '@/content/pictures/picture'
import type { Picture } from '@/content/pictures/types'

/** The first picture in the sections of a page, for Open Graph. */
export function firstPicture(sections: readonly unknown[] | null | undefined): Picture | undefined {
  for (const section of sections ?? []) {
    const found = pictureIn(section, 0)
    if (found) return found
  }
  return undefined
}

/** Maximum depth: sections contain lists of documents, which contain pictures. */
const deepest = 4

function pictureIn(value: unknown, depth: number): Picture | undefined {
  if (!value || typeof value !== 'object' || depth > deepest) return undefined
  // Not an SVG: partners' logos do not represent a page.
  if ('asset' in value && !String((value.asset as { _ref?: string } | null)?._ref).endsWith('-svg')) {
    const picture = toPicture(value as Parameters<typeof toPicture>[0])
    if (picture) return picture
  }
  for (const child of Object.values(value)) {
    const found = pictureIn(child, depth + 1)
    if (found) return found
  }
  return undefined
}
