import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isRecord, referencedIds } from './document.ts'
import type { SeedDocument } from '../seed/types.ts'

/** The seed's own pictures. */
export const IMAGES = fileURLToPath(new URL('../seed/images', import.meta.url))

/** The seed cannot be imported; nothing was written. */
export class SeedError extends Error {
  readonly mistakes: readonly string[]

  constructor(mistakes: readonly string[]) {
    super(`The seed has ${mistakes.length} mistake(s); nothing was written.\n  ${mistakes.join('\n  ')}`)
    this.name = 'SeedError'
    this.mistakes = mistakes
  }
}

/**
 * Checks what an import cannot repair: ids used twice, references to missing documents, missing picture files, list
 * keys used twice. Types check the shape of the documents, and a test validates them against the Studio's schema.
 * @throws SeedError with all mistakes, each with document and field.
 */
export function validateSeed(documents: readonly SeedDocument[], images = IMAGES): void {
  const ids = documents.map(({ _id }) => _id)
  const known = new Set(ids)
  const mistakes = [
    ...repeated(ids).map((id) => `${id}: the _id is used twice`),
    ...documents.flatMap((document) =>
      [...referencedIds(document)]
        .filter((id) => !known.has(id))
        .map((id) => `${document._id}: references "${id}", which the seed does not have`),
    ),
    ...documents.flatMap((document) => valueMistakes(document, document._id, images)),
  ]
  if (mistakes.length > 0) throw new SeedError(mistakes)
}

function valueMistakes(value: unknown, path: string, images: string): string[] {
  if (Array.isArray(value)) {
    const keys = value.flatMap((item: unknown) =>
      isRecord(item) && typeof item._key === 'string' ? [item._key] : [],
    )
    return [
      ...repeated(keys).map((key) => `${path}: the _key "${key}" is used twice`),
      ...value.flatMap((item, index) => valueMistakes(item, `${path}[${index}]`, images)),
    ]
  }
  if (!isRecord(value)) return []
  if (value._type === 'picture' && !existsSync(join(images, String(value.file)))) {
    return [`${path}: there is no picture seed/images/${String(value.file)}`]
  }
  return Object.entries(value).flatMap(([name, item]) => valueMistakes(item, `${path}.${name}`, images))
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
