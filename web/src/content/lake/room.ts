import { maxPageCharacters, maxPageEntries, maxPageValues } from '@shop/studio/bounds'

/** How many entries of lists, characters of texts and values in all a document still has room for on its page. */
export type Room = { entries: number; characters: number; values: number }

export const roomOfPage = (): Room => ({
  entries: maxPageEntries,
  characters: maxPageCharacters,
  values: maxPageValues,
})

export const hasRoom = (room: Room): boolean => Object.values(room).every((left) => left >= 0)
