import type { InputProps, SchemaType } from 'sanity'
import { maxEntries } from '../schema/rules/bounds.ts'
import { maxLines } from './max-lines.ts'

/*
 * What a form does not draw. A program can store millions of characters and tens of thousands of members, which a browser draws for
 * minutes: one document would stop the Studio of everyone who opens it.
 */

/** Spans, links and other parts of one paragraph, and its characters: those of a script without spaces take the square of their number. */
const maxParts = 500
export const maxCharacters = 20_000
/** Characters of a field that is one text. */
const maxText = 100_000
/** Letters that no space divides, squared, of all paragraphs together: those of three with the most characters. */
export const maxLetters = 3 * maxCharacters ** 2
/** Parts of all paragraphs together, and their links, squared in each: a browser draws as many within a second or two. */
const [maxAllParts, maxLinks] = [10_000, 500_000]
/** Parts, or links, of a paragraph that always has room, or one with many would hide those after it. */
const usualParts = 10
/** Fields of an object that its schema does not name. */
const maxUnknown = 100

/** Why a value is not drawn, what a button does about it, and the value after that. */
export type Excess = { problem: string; remedy: string; kept: unknown }

/** The limits are multiplied by this for a list that was drawn when its form was opened, so that typing does not replace the input. */
export const leeway = 2

type Found = Excess | { problem?: undefined }
const known = new WeakMap<readonly unknown[], Map<number, Found>>()

/** What a list or a text has too much of; undefined for a value that is drawn. @param room 1, or `leeway` */
export function excessOf(
  { schemaType, value }: Pick<InputProps, 'schemaType' | 'value'>,
  room = 1,
): Excess | undefined {
  if (typeof value === 'string') return tooLong(value, room)
  if (isSlug(value)) {
    const excess = tooLong(value.current, room)
    return excess && { ...excess, kept: { ...value, current: excess.kept } }
  }
  if (schemaType.jsonType !== 'array' || !Array.isArray(value)) return undefined
  const list: readonly unknown[] = value
  const ofList = known.get(list) ?? new Map<number, Found>()
  known.set(list, ofList)
  const found = ofList.get(room) ?? tooMany(list, schemaType.of, room) ?? tooLarge(list, room) ?? {}
  ofList.set(room, found)
  return found.problem === undefined ? undefined : found
}

const isSlug = (value: unknown): value is { current: string } =>
  typeof value === 'object' && value !== null && 'current' in value && typeof value.current === 'string'

function tooLong(text: string, room: number): Excess | undefined {
  if (text.length <= maxCharacters) return undefined
  if (text.length <= room * maxText && lettersOf(text) <= room * maxLetters) return undefined
  const beginning = beginningOf(text, maxText)
  const kept = lettersOf(beginning) <= maxLetters ? beginning : beginningOf(text, maxCharacters)
  return {
    problem: `This text has ${text.length.toLocaleString('en')} characters, too many to be shown here.`,
    remedy: `Keep the first ${kept.length.toLocaleString('en')}, remove the others`,
    kept,
  }
}

/** The first characters of a text, without half of one that takes two places, such as an emoji. */
export const beginningOf = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')

function tooMany(list: readonly unknown[], members: readonly SchemaType[], room: number): Excess | undefined {
  const max = room * (members.every(({ jsonType }) => jsonType !== 'object') ? maxLines : maxEntries)
  if (list.length <= max) return undefined
  const [count, shown] = [list.length.toLocaleString('en'), max.toLocaleString('en')]
  return {
    problem: `This list has ${count} entries. Up to ${shown} can be shown here.`,
    remedy: `Keep the first ${shown}, remove the others`,
    kept: list.slice(0, max),
  }
}

/** Tells of one block after the other whether a form draws it beside those before. */
export function drawable(room = 1): (block: unknown) => boolean {
  let strain = 0
  return (block) => {
    if (isTooLarge(block, room)) return false
    const own = strainOf(block)
    if (own > 0 && strain + own > room) return false
    strain += own
    return true
  }
}

function tooLarge(list: readonly unknown[], room: number): Excess | undefined {
  const kept = list.filter(drawable(room))
  if (kept.length === list.length) return undefined
  return {
    problem: `Something is too large to be shown here: a paragraph of more than ${maxCharacters.toLocaleString('en')} characters or of very many parts, or several with very long words or many links.`,
    remedy: 'Remove what is too large',
    kept,
  }
}

/** How much of what a form can draw a paragraph takes, 1 for all; none of usual words and few parts. */
function strainOf(block: unknown): number {
  const { children, markDefs } = (block ?? {}) as { children?: unknown; markDefs?: unknown }
  if (!Array.isArray(children)) return 0
  const links = Array.isArray(markDefs) ? markDefs.length : 0
  const isUsual = Math.max(children.length, links) <= usualParts
  const ofParts = isUsual ? 0 : children.length / maxAllParts + links ** 2 / maxLinks
  const text = (children as ({ text?: unknown } | null)[])
    .map((span) => (typeof span?.text === 'string' ? span.text : ' '))
    .join('')
  return ofParts + lettersOf(text) / maxLetters
}

/** Letters that no space divides, squared: the time in which a browser breaks them into lines; none of usual words. */
export const lettersOf = (text: string): number =>
  (text.match(/\S{500,}/g) ?? []).reduce((sum, { length }) => sum + length ** 2, 0)

function isTooLarge(block: unknown, room: number): boolean {
  const { children, markDefs } = (block ?? {}) as { children?: unknown; markDefs?: unknown }
  const spans: unknown[] = Array.isArray(children) ? children : []
  const max = room * maxParts
  if (spans.length > max || (Array.isArray(markDefs) && markDefs.length > max)) return true
  const characters = spans.reduce<number>((sum, span) => {
    const { text, marks } = (span ?? {}) as { text?: unknown; marks?: unknown }
    return sum + (typeof text === 'string' ? text.length : 0) + (Array.isArray(marks) ? marks.length : 0)
  }, 0)
  return characters > room * maxCharacters
}

/** Whether an input is that of a grid, such as of pictures, with too many members: it draws all of them, a list those in sight. */
const isLongGrid = ({ schemaType, value }: InputProps) =>
  schemaType.jsonType === 'array' &&
  schemaType.options?.layout === 'grid' &&
  Array.isArray(value) &&
  value.length > maxLines

const asLists = new WeakMap<SchemaType, object>()

/** The properties of an input; a grid with too many members becomes a list. */
export function withoutLongGrid<Props extends InputProps>(props: Props): Props {
  if (!isLongGrid(props)) return props
  const { schemaType } = props
  const asList =
    asLists.get(schemaType) ??
    Object.create(schemaType, { options: { value: { ...schemaType.options, layout: 'list' } } })
  asLists.set(schemaType, asList)
  return { ...props, schemaType: asList }
}

const bounded = new WeakMap<object, object>()

/** The properties of an input; of the fields that its schema does not name it shows the first. */
export function withFewUnknown<Props extends InputProps>(props: Props): Props {
  const { schemaType, value } = props
  if (schemaType.jsonType !== 'object' || typeof value !== 'object' || value === null) return props
  const names = Object.keys(value)
  if (names.length <= maxUnknown) return props
  const shown =
    bounded.get(value) ?? withNames(value, names, new Set(schemaType.fields.map(({ name }) => name)))
  bounded.set(value, shown)
  return { ...props, value: shown }
}

function withNames(value: object, names: readonly string[], fields: ReadonlySet<string>): object {
  const unknown = names.filter((name) => !fields.has(name) && !name.startsWith('_'))
  const hidden = new Set(unknown.slice(maxUnknown))
  return Object.fromEntries(Object.entries(value).filter(([name]) => !hidden.has(name)))
}
