import { maxPageCharacters, maxPageEntries, maxPageValues } from '@shop/studio/bounds'

/** How many entries of lists, characters of texts and values in all a document still has room for on its page. */
export type Room = { entries: number; characters: number; values: number }

export const roomOfPage = (): Room => ({
  entries: maxPageEntries,
  characters: maxPageCharacters,
  values: maxPageValues,
})

/** What all documents of a list have room for together, however few they are, and each of them, however many they are. */
const [ofList, ofEach] = [
  { entries: 200_000, characters: 4_000_000, values: 2_000_000 },
  { entries: 1000, characters: 4000, values: 6000 },
]

/** The room of each of `count` documents in a list. A page that shows a thousand cards has no room for a long text in each. */
export function roomInList(count: number): Room {
  const room = roomOfPage()
  for (const what of ['entries', 'characters', 'values'] as const)
    room[what] = Math.min(room[what], Math.max(ofEach[what], Math.floor(ofList[what] / count)))
  return room
}

export const hasRoom = (room: Room): boolean => Object.values(room).every((left) => left >= 0)
