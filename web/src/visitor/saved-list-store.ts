import { maxLines } from '@/content/cart/cart'
import { parseLine } from '@/content/cart/parse-cart'
import type { CartLine } from '@/content/cart/types'
import { isRecord, parseList, parseText } from '@/content/parse'
import type { WantedProduct } from '@/content/reorder/types'
import { browserStore } from '@/ui/browser-store'
import { randomId } from './random'
import { maxNameLength } from './saved-list-limits'
import * as messages from '@/messages/visitor'

/** Lines of a cart under a name, such as “Weekly order”. */
export type SavedList = {
  id: string
  name: string
  /** ISO 8601. */
  savedAt: string
  lines: WantedProduct[]
}

/** Maximum number of saved lists. */
export const maxLists = 20

/** The lists that the visitor has named, the newest first. */
export const savedListStore = browserStore<SavedList[]>({
  key: 'saved-lists',
  version: 1,
  parse: parseLists,
})

/** Whether saving under a name replaces a list. */
export const hasList = (given: string): boolean =>
  (savedListStore.get() ?? []).some((list) => isNamed(list, nameOf(given)))

/**
 * Saves lines of the cart under a name. A list of the same name is replaced.
 * @returns why they cannot be saved
 */
export function saveList(given: string, lines: readonly CartLine[]): string | undefined {
  const name = nameOf(given)
  const kept = lines.filter(({ quantity }) => quantity > 0).map(toWanted)
  if (name === '') return messages.listNameMissing
  if (kept.length === 0) return messages.cartEmpty
  const others = (savedListStore.get() ?? []).filter((list) => !isNamed(list, name))
  if (others.length >= maxLists) return messages.tooManyLists(maxLists)
  savedListStore.set([{ id: randomId(), name, savedAt: new Date().toISOString(), lines: kept }, ...others])
  return undefined
}

const nameOf = (given: string) => given.trim().slice(0, maxNameLength)

const isNamed = (list: SavedList, name: string) => list.name.toLowerCase() === name.toLowerCase()

const toWanted = ({ product, option, quantity, seen, now }: CartLine): WantedProduct => ({
  product,
  option,
  quantity,
  name: seen.name,
  unitPrice: now ?? seen.unitPrice,
})

/** The lists in a stored value; a list or a line that cannot be used is dropped. */
export function parseLists(stored: unknown): SavedList[] | undefined {
  return parseList(stored, parseSavedList)?.slice(0, maxLists)
}

function parseSavedList(raw: unknown): SavedList | undefined {
  if (!isRecord(raw)) return undefined
  const [id, name, savedAt] = [raw.id, raw.name, raw.savedAt].map((text) => parseText(text))
  if (!id || !name || !savedAt || Number.isNaN(Date.parse(savedAt))) return undefined
  const lines = parseList(raw.lines, parseWanted)?.slice(0, maxLines)
  return lines?.length ? { id, name, savedAt, lines } : undefined
}

/** A stored line has the fields of a line of the cart, but name and price are not nested in `seen`. */
function parseWanted(raw: unknown): WantedProduct | undefined {
  if (!isRecord(raw)) return undefined
  const { name, unitPrice } = raw
  const line = parseLine({ ...raw, seen: { name, unitPrice, href: '/' } })
  return line && toWanted(line)
}
