import type { TypeNode } from 'groq-js'
import { visibleLength } from '../draft/metadata'
import { isRecord } from '../parse'
import { type Room, hasRoom, roomInList, roomOfPage, shortLength } from './room'
import { shortText } from './short-text'
import { alternatives, attributesOf, onceForEach, resultType } from './result-type'

/**
 * The result of a query as its TypeScript type says. The Studio enforces the schema, but documents that were written by
 * API can have any value in any field: a value of a wrong type becomes `null`, a member of a list is left out, and half
 * a surrogate character, which `encodeURIComponent` rejects, is replaced. Lists inside of documents and texts are cut to
 * what a page can show, each and all of a document together: a filter with 100,000 entries kept everybody
 * waiting. Of the documents of a long list, less is left of each.
 */
export function typedResult(query: string, result: unknown): unknown {
  const typed = fit(result, alternatives(resultType(query)), { depth: 0, room: roomOfPage() })
  return typed === misfit ? null : typed
}

/**
 * A document that was read by its id, as its TypeScript type says: see `typedResult`.
 * @returns undefined when it cannot be a document of its type
 */
export function typedDocument(document: { _type: string }): unknown {
  const typed = fit(document, alternatives({ type: 'inline', name: document._type }), {
    depth: 0,
    room: roomOfPage(),
  })
  return typed === misfit ? undefined : typed
}

/** Entries of a list inside of a document, and characters of a text. */
const maxMembers = 1000
const maxCharacters = 100_000

/** What draft mode adds to the objects of a result (draft/stega.ts). */
const editTarget = 'edit'

/** A value that has none of the types. */
const misfit = Symbol('misfit')

/** Where a value is: how many lists and objects are around it, and what room is left in its document. */
type Place = { depth: number; room: Room }

const inside = ({ depth, room }: Place): Place => ({ depth: depth + 1, room })

function fit(value: unknown, types: readonly TypeNode[], place: Place): unknown {
  if (has(types, 'unknown')) return wellFormed(value, place)
  const fitted = fitNonNull(value, types, place)
  return fitted === misfit && has(types, 'null') ? null : fitted
}

function fitNonNull(value: unknown, types: readonly TypeNode[], place: Place): unknown {
  if (Array.isArray(value)) return fitList(value, types, place)
  if (isRecord(value)) return fitObject(value, types, place)
  if (typeof value === 'string') return has(types, 'string') ? shownText(value, place.room) : misfit
  return value !== null && has(types, typeof value) ? value : misfit
}

function fitList(list: readonly unknown[], types: readonly TypeNode[], place: Place): unknown {
  const arrays = types.filter((type) => type.type === 'array')
  if (arrays.length === 0) return misfit
  const memberTypes = ofEach(arrays, ({ of }) => alternatives(of))
  const objects = ofEach(memberTypes, objectTypes)
  const isText = objects.some((attributes) => 'children' in attributes)
  const areDocuments = !isText && (place.depth < 2 || objects.some((attributes) => '_id' in attributes))
  const fitMember = (member: unknown, room: Room) =>
    fit(member, memberTypes, { depth: place.depth + 1, room })
  const roomOfMember = areDocuments ? roomInList(list) : undefined
  const fitted = roomOfMember
    ? list.map((member) => fitMember(member, roomOfMember()))
    : membersThatFit(list, place.room, (member) => fitMember(member, place.room))
  return fitted.filter((member) => member !== misfit)
}

function fitObject(value: Record<string, unknown>, types: readonly TypeNode[], place: Place): unknown {
  const fields = ofEach(types, objectTypes)
  const possible = fields.filter(({ _type }) => isNamed(value._type, _type?.value))
  if (possible.length === 0) return misfit
  const isDocument = possible.some((attributes) => '_id' in attributes)
  // A document can be the result itself; its lists are not what the query asks for.
  const within = inside({ depth: isDocument ? Math.max(place.depth, 1) : place.depth, room: place.room })
  const fitted: Record<string, unknown> = {}
  for (const name of Object.keys(value)) {
    const part = value[name]
    const attributes = ofEach(possible, (each) => attributeOf(each, name))
    const partTypes = ofEach(attributes, (attribute) => alternatives(attribute.value))
    // what the schema does not know can be of any size
    if (attributes.length === 0 && (name !== editTarget || typeof part !== 'string')) continue
    place.room.values -= 1
    const typed = attributes.length > 0 ? fit(part, partTypes, within) : wellFormed(part, within)
    if (typed !== misfit)
      fitted[name] =
        typeof typed === 'string' && typed.length > shortLength && isNameOf(name)
          ? shortText(typed, shortLength)
          : typed
    else if (!attributes.some(({ optional }) => optional)) {
      const replacement = emptyValue(part, partTypes)
      if (replacement === misfit) return misfit
      fitted[name] = replacement
    }
  }
  return fitted
}

/** As `flatMap`, without a new list for a single member: results have millions of values, most of which have one type. */
const ofEach = <Item, Found>(
  items: readonly Item[],
  find: (item: Item) => readonly Found[],
): readonly Found[] => (items.length === 1 && items[0] !== undefined ? find(items[0]) : items.flatMap(find))

/** The fields of an object type, in a list; an empty one for any other type. */
const objectTypes = onceForEach((type: TypeNode) => (type.type === 'object' ? [attributesOf(type)] : []))

type Attributes = ReturnType<typeof attributesOf>

/** The attribute of a name in a list, which is empty if there is none. */
const attributeOf = (attributes: Attributes, name: string) => byName(attributes).get(name) ?? none
const byName = onceForEach(
  (attributes: Attributes) =>
    new Map(Object.entries(attributes).map(([name, attribute]) => [name, [attribute]])),
)
const none: readonly Attributes[string][] = []

/** Whether an object can have a type by its `_type`, which documents written by API may lack. */
function isNamed(name: unknown, type: TypeNode | undefined): boolean {
  if (typeof name !== 'string' || !type) return true
  return alternatives(type).some((each) => each.type !== 'string' || !each.value || each.value === name)
}

/** The replacement of a required field whose value has a wrong type; an object has none. */
function emptyValue(part: unknown, types: readonly TypeNode[]): unknown {
  if (has(types, 'array')) return []
  if (has(types, 'object')) return misfit
  // Lists that were written by API may lack their keys.
  if (part === null) return null
  return has(types, 'string') ? '' : misfit
}

const has = (types: readonly TypeNode[], name: string): boolean => types.some(({ type }) => type === name)

/** The first members of a list, each as `fitMember` leaves it, as far as their document has room for them. */
function membersThatFit(
  list: readonly unknown[],
  room: Room,
  fitMember: (member: unknown) => unknown,
): unknown[] {
  const fitted: unknown[] = []
  for (const member of list.slice(0, maxMembers)) {
    room.entries -= 1
    if (!hasRoom(room)) break
    fitted.push(fitMember(member))
  }
  return fitted
}

/** Titles, labels and slugs are short. Menus and cards repeat them on each page: 900 links of 3,000 characters made pages of 15 MB. */
const isNameOf = (field: string): boolean => /(?:title|label|name|heading|slug)$/i.test(field)

function shownText(text: string, room: Room): string {
  const shown = shortText(text, Math.min(maxCharacters, shortLength + room.longTexts))
  const length = visibleLength(shown)
  room.characters -= length
  room.longTexts -= Math.max(0, length - shortLength)
  return shown.toWellFormed()
}

/** The same value, cut like one with a type, with halves of surrogate characters replaced. */
function wellFormed(value: unknown, place: Place): unknown {
  if (typeof value === 'string') return shownText(value, place.room)
  if (Array.isArray(value)) {
    const [first] = value
    const areDocuments = place.depth < 2 || (isRecord(first) && '_id' in first)
    const roomOfPart = areDocuments ? roomInList(value) : undefined
    return roomOfPart
      ? value.map((part) => wellFormed(part, { depth: place.depth + 1, room: roomOfPart() }))
      : membersThatFit(value, place.room, (part) => wellFormed(part, inside(place)))
  }
  if (!isRecord(value)) return value
  const shown: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(value)) {
    place.room.values -= 1
    if (!hasRoom(place.room)) break
    shown[name] = wellFormed(part, inside(place))
  }
  return shown
}
