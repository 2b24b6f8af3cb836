import { shortText } from '../../short-text.ts'

/** A stored picture, as far as its name is concerned. */
export type Stored = {
  _id: string
  url: string
  title?: string | null
  originalFilename?: string | null
  /** How the documents that use it describe it. */
  descriptions?: readonly string[]
}

/** What a picture is called: the description with which it was imported or is used, or the name of its file. */
export const nameOf = ({ title, descriptions = [], originalFilename, _id }: Stored): string =>
  shortText([title, descriptions[0], originalFilename].find(isName) ?? _id)

/** A program can store anything as a title. */
const isName = (name: unknown): name is string => typeof name === 'string' && name !== ''

/** The pictures whose descriptions and file name contain every word, in any order. */
export function findPictures<Picture extends Stored>(pictures: readonly Picture[], text: string): Picture[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return pictures.filter(({ title, originalFilename, descriptions = [] }) => {
    const name = [title, originalFilename, ...descriptions].join(' ').toLowerCase()
    return words.every((word) => name.includes(word))
  })
}
