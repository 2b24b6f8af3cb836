/* What a visitor has looked at: pure functions, for the browser. */
import { localPath, parsePictureSrc } from '../cart/parse-product'
import { isRecord, parseList, parseText } from '../parse'

/** A page of something that can be bought, as the browser remembers it. */
export type RecentItem = { href: string; name: string; pictureSrc?: string }

/** Two rows of a wide screen. */
const maxRecent = 8

/** The list with an item in front, once; one more than is shown, because the open page is left out. */
export const withRecent = (items: readonly RecentItem[], item: RecentItem): RecentItem[] =>
  [item, ...items.filter(({ href }) => href !== item.href)].slice(0, maxRecent + 1)

/** What a page shows: the newest first, without the page itself. */
export const recentFor = (items: readonly RecentItem[], href: string): RecentItem[] =>
  items.filter((item) => item.href !== href).slice(0, maxRecent)

/** The list in a stored value; an item that cannot be used is dropped. */
export const parseRecent = (stored: unknown): RecentItem[] | undefined =>
  parseList(stored, parseItem)?.slice(0, maxRecent + 1)

function parseItem(raw: unknown): RecentItem | undefined {
  if (!isRecord(raw)) return undefined
  const [href, name] = [raw.href, raw.name].map((text) => parseText(text))
  if (!href || !name || !localPath.test(href)) return undefined
  return { href, name, pictureSrc: parsePictureSrc(raw.pictureSrc) }
}
