import type { TypeNode } from 'groq-js'
import { isRecord } from '../parse'
import { alternatives, attributesOf, resultType } from './result-type'

/**
 * The result of a query as its TypeScript type says. The Studio enforces the schema, but documents that were written by
 * API can have any value in any field: a value of a wrong type becomes `null`, a member of a list is left out, and half
 * a surrogate character, which `encodeURIComponent` rejects, is replaced.
 */
export function typedResult(query: string, result: unknown): unknown {
  const typed = fit(result, alternatives(resultType(query)))
  return typed === misfit ? null : typed
}

/** A value that has none of the types. */
const misfit = Symbol('misfit')

function fit(value: unknown, types: readonly TypeNode[]): unknown {
  if (has(types, 'unknown')) return wellFormed(value)
  const fitted = fitNonNull(value, types)
  return fitted === misfit && has(types, 'null') ? null : fitted
}

function fitNonNull(value: unknown, types: readonly TypeNode[]): unknown {
  if (Array.isArray(value)) return fitList(value, types)
  if (isRecord(value)) return fitObject(value, types)
  if (typeof value === 'string') return has(types, 'string') ? value.toWellFormed() : misfit
  return value !== null && has(types, typeof value) ? value : misfit
}

function fitList(list: readonly unknown[], types: readonly TypeNode[]): unknown {
  const arrays = types.filter((type) => type.type === 'array')
  if (arrays.length === 0) return misfit
  const memberTypes = arrays.flatMap(({ of }) => alternatives(of))
  return list.map((member) => fit(member, memberTypes)).filter((member) => member !== misfit)
}

function fitObject(value: Record<string, unknown>, types: readonly TypeNode[]): unknown {
  const fields = types.flatMap((type) => (type.type === 'object' ? [attributesOf(type)] : []))
  const possible = fields.filter(({ _type }) => isNamed(value._type, _type?.value))
  if (possible.length === 0) return misfit
  const fitted: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(value)) {
    const attributes = possible.flatMap((each) => each[name] ?? [])
    const partTypes = attributes.flatMap((attribute) => alternatives(attribute.value))
    const typed = attributes.length > 0 ? fit(part, partTypes) : wellFormed(part)
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

/** The same value, with halves of surrogate characters replaced. */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(wellFormed)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, wellFormed(part)]))
}
