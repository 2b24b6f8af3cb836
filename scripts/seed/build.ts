/* Builders of shapes that recur in seed documents. Keys are derived from content, never counted. */

/** A key or id part from free text: lower case words joined by "-". */
export function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The LexoRank of a document's position among its siblings, counted from 1, with room for others between two. */
export function orderRank(place: number): string {
  return `0|${(place * 100_000).toString(36).padStart(6, '0')}:`
}

export function slug(current: string) {
  return { _type: 'slug' as const, current }
}

/** A link, such as `link('Get A Quote', toScreen('quote'))`. */
export function link<Target>(label: string, target: Target) {
  return { _type: 'link' as const, label, ...target }
}

/** A picture by its file below `seed/images`, such as `category/foils.webp`. */
export function picture(file: string, alt: string) {
  return { _type: 'picture' as const, file, alt }
}

export type SeedPicture = ReturnType<typeof picture>

/** A wide picture of which the part from `start` to `end` (0 to 1 of its width) stays in view where it is cut at its sides. */
export function focusedPicture(file: string, alt: string, [start, end]: readonly [number, number]) {
  const hotspot = {
    _type: 'sanity.imageHotspot' as const,
    x: (start + end) / 2,
    y: 0.5,
    width: end - start,
    height: 1,
  }
  return { ...picture(file, alt), hotspot }
}

/** The same for a list of pictures: the key is the file's own name. */
export function keyedPicture(file: string, alt: string) {
  return { _key: file.replace(/^.*\/|\.\w+$/g, ''), ...picture(file, alt) }
}

export function reference(id: string) {
  return { _type: 'reference' as const, _ref: id }
}

/** Ordered references; the key is the id referred to, so that moving one keeps its key. */
export function references(ids: readonly string[]) {
  return ids.map((id) => ({ _key: id, ...reference(id) }))
}
