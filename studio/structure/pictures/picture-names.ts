/** A stored picture, as far as its name is concerned. */
export type Stored = { _id: string; url: string; title?: string | null; originalFilename?: string | null }

/** What a picture is called: the description with which it was imported, or the name of its file. */
export const nameOf = ({ title, originalFilename, _id }: Stored): string => title || originalFilename || _id

/** The pictures whose names contain every word, in any order. */
export function findPictures<Picture extends Stored>(pictures: readonly Picture[], text: string): Picture[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return pictures.filter(({ title, originalFilename }) => {
    const name = `${title ?? ''} ${originalFilename ?? ''}`.toLowerCase()
    return words.every((word) => name.includes(word))
  })
}
