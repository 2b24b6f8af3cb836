import { isRecord, type LakeDocument } from './document.ts'
import type { SeedDocument } from '../seed/model.ts'

const MS_PER_DAY = 86_400_000
const RELATIVE_DAY = /^importDay\+(\d+)$/

/** What a seed document is completed with when it is imported. */
export interface Surroundings {
  /** Asset id by picture file; a picture without one is left out. */
  assets: ReadonlyMap<string, string>
  /** Day of the import, `2026-11-20`. */
  day: string
}

/**
 * The document as it is written: each picture's `file` becomes its asset, and each `importDay+30` the moment so many
 * days after the day of the import (midnight, UTC).
 */
export function resolved(document: SeedDocument, surroundings: Surroundings): LakeDocument {
  return resolveValue(document, surroundings) as LakeDocument
}

function resolveValue(value: unknown, surroundings: Surroundings): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => resolveValue(item, surroundings)).filter((item) => item !== undefined)
  }
  if (typeof value === 'string') return resolveDay(value, surroundings.day)
  if (!isRecord(value)) return value
  const isPicture = value._type === 'picture' && typeof value.file === 'string'
  const asset = isPicture ? surroundings.assets.get(String(value.file)) : undefined
  if (isPicture && !asset) return undefined
  const fields = Object.entries(value)
    .filter(([field]) => !(isPicture && field === 'file'))
    .map(([field, child]) => [field, resolveValue(child, surroundings)] as const)
    .filter(([, child]) => child !== undefined)
  return { ...Object.fromEntries(fields), ...(asset ? { asset: { _type: 'reference', _ref: asset } } : {}) }
}

function resolveDay(text: string, day: string): string {
  const days = RELATIVE_DAY.exec(text)?.[1]
  return days === undefined ? text : new Date(Date.parse(day) + Number(days) * MS_PER_DAY).toISOString()
}
