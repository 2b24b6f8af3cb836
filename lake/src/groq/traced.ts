import type { LakeDocument } from '../store/document.ts'

/** One step from a document's root to a value in it. */
export type Step = string | number

/** The way from a document's root to a value in it, by its last step: each of many values has one, which must not grow with its depth. */
export type Way = { before: Way; step: Step } | undefined

/** The steps of a way, from the root. */
export function stepsOf(way: Way): Step[] {
  const steps: Step[] = []
  for (let at = way; at; at = at.before) steps.push(at.step)
  return steps.reverse()
}

/**
 * Where a value came from: a place in a stored document, an object that a projection built, or an array that the
 * query built. Undefined: computed, or tracing is off.
 */
export type Trace =
  | { kind: 'document'; document: LakeDocument; way: Way }
  | { kind: 'object'; fields: ReadonlyMap<string, Trace | undefined> }
  | { kind: 'array'; items: readonly (Trace | undefined)[] }
  | undefined

/** A value with its origin. */
export type Traced = { value: unknown; trace: Trace }

export const nothing: Traced = { value: null, trace: undefined }

/** A value that was computed and so has no origin. */
export const computed = (value: unknown): Traced => ({ value, trace: undefined })

/** The origin of the part `step` of a value with origin `trace`. */
export function traceOf(trace: Trace, step: Step): Trace {
  if (!trace) return undefined
  if (trace.kind === 'document') return { ...trace, way: { before: trace.way, step } }
  if (trace.kind === 'object') return typeof step === 'string' ? trace.fields.get(step) : undefined
  return typeof step === 'number' ? trace.items[step] : undefined
}

/** An array put together from traced items. */
export function arrayOf(items: readonly Traced[], tracing: boolean): Traced {
  const value = items.map((item) => item.value)
  if (!tracing) return computed(value)
  return { value, trace: { kind: 'array', items: items.map((item) => item.trace) } }
}

/** A part of a traced array. A continued query takes it again in each of its slices, so it is copied as a whole. */
export function sliceOf({ value, trace }: Traced & { value: unknown[] }, from: number, end: number): Traced {
  const items = value.slice(from, end)
  if (!trace) return computed(items)
  const traces =
    trace.kind === 'array' ? trace.items.slice(from, end) : items.map((_, at) => traceOf(trace, from + at))
  return { value: items, trace: { kind: 'array', items: traces } }
}

/** The items of a traced array, or undefined when it is no array. */
export function itemsOf({ value, trace }: Traced): Traced[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.map((item: unknown, at) => ({ value: item, trace: trace && traceOf(trace, at) }))
}

/** True for an object with fields; not an array, not one of groq-js's own values (DateTime, Path). */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
