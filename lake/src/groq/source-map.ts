import { isRecord } from '../store/document.ts'
import { type Step, type Trace, stepsOf, traceOf } from './traced.ts'

/** A content source map as Sanity's clients read it (`ContentSourceMap` of @sanity/client). */
export type SourceMap = {
  documents: { _id: string; _type: string }[]
  paths: string[]
  mappings: Record<
    string,
    { type: 'value'; source: { type: 'documentValue'; document: number; path: number } }
  >
}

/**
 * Builds the source map of a result: one mapping for each leaf, result paths with indexes, document paths with
 * keys where the array's items have them, and the id of the form (draft, version) that was really read.
 * @param count gets each path before it is added, and may refuse it
 */
export function buildSourceMap(
  value: unknown,
  trace: Trace,
  count: (part: string) => void = () => {},
): SourceMap {
  const map: SourceMap = { documents: [], paths: [], mappings: {} }
  const documents = new Map<string, number>()
  const paths = new Map<string, number>()
  const walk = (part: unknown, origin: Trace, at: string) => {
    if (!origin || part === null || part === undefined) return
    if (Array.isArray(part)) {
      part.forEach((item: unknown, index) => walk(item, traceOf(origin, index), `${at}[${index}]`))
    } else if (isRecord(part)) {
      for (const [name, inner] of Object.entries(part))
        walk(inner, traceOf(origin, name), `${at}[${quote(name)}]`)
    } else if (origin.kind === 'document') {
      const { _id, _originalId, _type } = origin.document
      const id = typeof _originalId === 'string' ? _originalId : _id
      const document = position(documents, id, () => map.documents.push({ _id: id, _type }))
      const text = sourcePath(origin.document, stepsOf(origin.way))
      count(at)
      count(text)
      const path = position(paths, text, () => map.paths.push(text))
      map.mappings[at] = { type: 'value', source: { type: 'documentValue', document, path } }
    }
  }
  walk(value, trace, '$')
  return map
}

function position(known: Map<string, number>, key: string, add: () => number): number {
  let at = known.get(key)
  if (at === undefined) known.set(key, (at = add() - 1))
  return at
}

const quote = (name: string) => `'${name.replace(/['\\]/g, '\\$&').replace(/\n/g, '\\n')}'`

function sourcePath(document: unknown, path: readonly Step[]): string {
  let at: unknown = document
  let text = '$'
  for (const step of path) {
    const next: unknown = Array.isArray(at)
      ? (at as unknown[])[Number(step)]
      : isRecord(at)
        ? at[step]
        : undefined
    const key = Array.isArray(at) && isRecord(next) && typeof next._key === 'string' ? next._key : undefined
    if (key !== undefined) text += `[?(@._key==${quote(key)})]`
    else text += typeof step === 'number' ? `[${step}]` : `[${quote(step)}]`
    at = next
  }
  return text
}
