/** A document as the lake stores it; fields beyond the system's own are whatever its type has. */
export interface LakeDocument {
  _id: string
  _type: string
  _rev?: string
  [field: string]: unknown
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The ids that a document refers to, at any depth, each once, assets included. */
export function referredIds(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) referredIds(item, found)
  else if (isRecord(value)) {
    if (typeof value._ref === 'string') found.add(value._ref)
    for (const child of Object.values(value)) referredIds(child, found)
  }
  return found
}
