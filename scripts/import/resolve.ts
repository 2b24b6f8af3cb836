import { isRecord, type LakeDocument } from './document.ts'
import type { SeedDocument } from '../seed/types.ts'

const MS_PER_DAY = 86_400_000
const RELATIVE_DAY = /^importDay\+(\d+)$/

/** What a seed document is completed with when it is imported. */
export interface Surroundings {
  /** Asset id by picture file. */
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
  if (Array.isArray(value)) return value.map((item) => resolveValue(item, surroundings))
  if (typeof value === 'string') return resolveDay(value, surroundings.day)
  if (!isRecord(value)) return value
  if (value._type === 'picture' && typeof value.file === 'string') {
    const { file, ...picture } = value
    return { ...picture, asset: { _type: 'reference', _ref: assetOf(String(file), surroundings) } }
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, child]) => child !== undefined)
      .map(([field, child]) => [field, resolveValue(child, surroundings)]),
  )
}

function assetOf(file: string, { assets }: Surroundings): string {
  const asset = assets.get(file)
  if (!asset) throw new Error(`No asset was made of the picture seed/images/${file}.`)
  return asset
}

function resolveDay(text: string, day: string): string {
  const days = RELATIVE_DAY.exec(text)?.[1]
  return days === undefined ? text : new Date(Date.parse(day) + Number(days) * MS_PER_DAY).toISOString()
}
