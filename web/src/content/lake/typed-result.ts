import type { TypeNode } from 'groq-js'
import { isRecord } from '../parse'
import { alternatives, attributesOf, resultType } from './result-type'

/**
 * The result of a query as its TypeScript type says. The Studio enforces the schema, but documents that were written by
 * API can have any value in any field: a value of a wrong type becomes `null`, a member of a list is left out, and half
 * a surrogate character, which `encodeURIComponent` rejects, is replaced. Lists inside of documents and texts are cut to
 * what a page can show: a filter with 100,000 entries kept everybody waiting.
 */
export function typedResult(query: string, result: unknown): unknown {
  const typed = fit(result, alternatives(resultType(query)))
  return typed === misfit ? null : typed
}

/**
 * A document that was read by its id, as its TypeScript type says: see `typedResult`.
 * @returns undefined when it cannot be a document of its type
 */
export function typedDocument(document: { _type: string }): unknown {
  const typed = fit(document, alternatives({ type: 'inline', name: document._type }))
  return typed === misfit ? undefined : typed
}

/** Entries of a list inside of a document, and characters of a text. */
const maxMembers = 1000
const maxCharacters = 100_000

/** What draft mode adds to the objects of a result (draft/stega.ts). */
const editTarget = 'edit'

/** A value that has none of the types. */
const misfit = Symbol('misfit')

/** @param depth lists and objects around the value */
function fit(value: unknown, types: readonly TypeNode[], depth = 0): unknown {
  if (has(types, 'unknown')) return wellFormed(value, depth)
  const fitted = fitNonNull(value, types, depth)
  return fitted === misfit && has(types, 'null') ? null : fitted
}

function fitNonNull(value: unknown, types: readonly TypeNode[], depth: number): unknown {
  if (Array.isArray(value)) return fitList(value, types, depth)
  if (isRecord(value)) return fitObject(value, types, depth)
  if (typeof value === 'string') return has(types, 'string') ? shownText(value) : misfit
  return value !== null && has(types, typeof value) ? value : misfit
}

function fitList(list: readonly unknown[], types: readonly TypeNode[], depth: number): unknown {
  const arrays = types.filter((type) => type.type === 'array')
  if (arrays.length === 0) return misfit
  const memberTypes = arrays.flatMap(({ of }) => alternatives(of))
  return shownMembers(list, depth)
    .map((member) => fit(member, memberTypes, depth + 1))
    .filter((member) => member !== misfit)
}

function fitObject(value: Record<string, unknown>, types: readonly TypeNode[], depth: number): unknown {
  const fields = types.flatMap((type) => (type.type === 'object' ? [attributesOf(type)] : []))
  const possible = fields.filter(({ _type }) => isNamed(value._type, _type?.value))
  if (possible.length === 0) return misfit
  const fitted: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(value)) {
    const attributes = possible.flatMap((each) => each[name] ?? [])
    const partTypes = attributes.flatMap((attribute) => alternatives(attribute.value))
    // what the schema does not know can be of any size
    if (attributes.length === 0 && name !== editTarget) continue
    const typed = attributes.length > 0 ? fit(part, partTypes, depth + 1) : wellFormed(part, depth + 1)
    if (typed !== misfit) fitted[name] = typed
    else if (!attributes.some(({ optional }) => optional)) {
      const replacement = emptyValue(part, partTypes)
      if (replacement === misfit) return misfit
      fitted[name] = replacement
    }
  }
  return fitted
}

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

/** Members of a list; lists of documents are whole. They are what a query asks for, or have ids. */
function shownMembers(list: readonly unknown[], depth: number): readonly unknown[] {
  const [first] = list
  return depth < 2 || (isRecord(first) && '_id' in first) ? list : list.slice(0, maxMembers)
}

const shownText = (text: string) => text.slice(0, maxCharacters).toWellFormed()

/** The same value, cut like one with a type, with halves of surrogate characters replaced. */
function wellFormed(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return shownText(value)
  if (Array.isArray(value)) return shownMembers(value, depth).map((part) => wellFormed(part, depth + 1))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, wellFormed(part, depth + 1)]))
}
