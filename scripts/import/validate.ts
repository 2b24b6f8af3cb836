import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isRecord, referredIds } from './document.ts'
import { seedDocument, type SeedDocument, type SeedFile } from '../seed/model.ts'

/** The seed's own pictures. */
export const IMAGES = fileURLToPath(new URL('../seed/images', import.meta.url))

/** One mistake of the seed: where it is and what is wrong. */
export interface SeedMistake {
  file: string
  document: string
  field: string
  message: string
}

/** The seed cannot be imported; nothing was written. */
export class SeedError extends Error {
  readonly mistakes: readonly SeedMistake[]

  constructor(mistakes: readonly SeedMistake[]) {
    const lines = mistakes.map((m) => `  seed/${m.file} › ${m.document} › ${m.field}: ${m.message}`)
    super(`The seed has ${mistakes.length} mistake(s); nothing was written.\n${lines.join('\n')}`)
    this.name = 'SeedError'
    this.mistakes = mistakes
  }
}

/**
 * Every document of the seed, checked: shape of each type, ids that begin with it and are used once, slugs and numbers unique within their type,
 * list keys unique within their list, references that exist and do not run in a circle, pictures whose file is in `images`.
 * @throws SeedError with all mistakes found, each with file, document and field.
 */
export function validateSeed(files: readonly SeedFile[], images = IMAGES): SeedDocument[] {
  const entries = files.flatMap(({ file, documents }) => documents.map((document) => ({ file, document })))
  const mistakes = [
    ...entries.flatMap(({ file, document }) => shapeMistakes(file, document)),
    ...entries.flatMap(idMistakes),
    ...repeated(entries, '_id', ({ document }) => document._id),
    ...repeated(entries, 'slug', ({ document }) => own(document, 'slug', slugOf(document)?.toLowerCase())),
    ...repeated(entries, 'number', ({ document }) => own(document, 'number', numberOf(document))),
    ...repeated(entries, 'route', ({ document }) => ('route' in document ? document.route : undefined)),
    ...entries.flatMap(({ file, document }) => keyMistakes(file, document._id, document, '')),
    ...referenceMistakes(entries),
    ...entries.flatMap(({ file, document }) => pictureMistakes(file, document._id, document, '', images)),
  ]
  if (mistakes.length > 0) throw new SeedError(mistakes)
  return entries.map(({ document }) => document)
}

type Entry = { file: string; document: SeedDocument }

function shapeMistakes(file: string, document: SeedDocument): SeedMistake[] {
  const result = seedDocument.safeParse(document)
  if (result.success) return []
  return result.error.issues.map((issue) => ({
    file,
    document: String(document?._id ?? 'a document without _id'),
    field: fieldName(issue.path) || '(the document)',
    message: issue.message,
  }))
}

/** An id says what it names, so that references read well and types never collide. */
function idMistakes({ file, document }: Entry): SeedMistake[] {
  const { _id, _type } = document
  if (_id === _type || String(_id).startsWith(`${_type}-`)) return []
  return [{ file, document: _id, field: '_id', message: `begins with its type: "${_type}-…"` }]
}

function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, part) =>
      typeof part === 'number' ? `${name}[${part}]` : name ? `${name}.${String(part)}` : String(part),
    '',
  )
}

function repeated(entries: readonly Entry[], field: string, valueOf: (entry: Entry) => string | undefined) {
  const first = new Map<string, Entry>()
  const mistakes: SeedMistake[] = []
  for (const entry of entries) {
    const value = valueOf(entry)
    if (value === undefined) continue
    const earlier = first.get(value)
    if (!earlier) first.set(value, entry)
    else
      mistakes.push({
        file: entry.file,
        document: entry.document._id,
        field,
        message: `"${value.replace(/^\w+ /, '')}" is already used by ${earlier.document._id} in seed/${earlier.file}`,
      })
  }
  return mistakes
}

/** Two members of a list with one key: the Studio could not tell them apart. */
function keyMistakes(file: string, document: string, value: unknown, field: string): SeedMistake[] {
  if (Array.isArray(value)) {
    const keys = value.map((item: unknown) => (isRecord(item) ? item._key : undefined))
    const twice = keys.filter((key, index) => key !== undefined && keys.indexOf(key) !== index)
    return [
      ...twice.map((key) => ({ file, document, field, message: `has the _key "${String(key)}" twice` })),
      ...value.flatMap((item, index) => keyMistakes(file, document, item, `${field}[${index}]`)),
    ]
  }
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, child]) =>
    keyMistakes(file, document, child, field ? `${field}.${name}` : name),
  )
}

/** A picture whose file is not there. */
function pictureMistakes(
  file: string,
  document: string,
  value: unknown,
  field: string,
  images: string,
): SeedMistake[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => pictureMistakes(file, document, item, `${field}[${index}]`, images))
  }
  if (!isRecord(value)) return []
  if (value._type === 'picture' && typeof value.file === 'string') {
    if (existsSync(join(images, value.file))) return []
    return [{ file, document, field, message: `there is no picture seed/images/${value.file}` }]
  }
  return Object.entries(value).flatMap(([name, child]) =>
    pictureMistakes(file, document, child, field ? `${field}.${name}` : name, images),
  )
}

function own(document: SeedDocument, field: string, value: string | number | undefined): string | undefined {
  return value === undefined ? undefined : `${document._type}.${field} ${value}`
}

function slugOf(document: SeedDocument): string | undefined {
  return 'slug' in document ? document.slug?.current : undefined
}

function numberOf(document: SeedDocument): number | string | undefined {
  return 'number' in document ? document.number : undefined
}

function referenceMistakes(entries: readonly Entry[]): SeedMistake[] {
  const byId = new Map(entries.map((entry) => [entry.document._id, entry]))
  const dangling = entries.flatMap(({ file, document }) =>
    Object.entries(document).flatMap(([field, value]) =>
      [...referredIds(value)]
        .filter((id) => !byId.has(id))
        .map((id) => ({
          file,
          document: document._id,
          field,
          message: `refers to "${id}", which the seed does not have`,
        })),
    ),
  )
  return [...dangling, ...circles(byId)]
}

/** A document that can be reached from itself could never be written before what it refers to. */
function circles(byId: ReadonlyMap<string, Entry>): SeedMistake[] {
  const done = new Set<string>()
  const mistakes: SeedMistake[] = []
  const visit = (id: string, trail: readonly string[]): void => {
    const entry = byId.get(id)
    if (!entry || done.has(id)) return
    if (trail.includes(id)) {
      const circle = [...trail.slice(trail.indexOf(id)), id].join(' → ')
      mistakes.push({
        file: entry.file,
        document: id,
        field: 'references',
        message: `run in a circle: ${circle}`,
      })
      return
    }
    for (const next of referredIds(entry.document)) visit(next, [...trail, id])
    done.add(id)
  }
  for (const id of byId.keys()) visit(id, [])
  return mistakes
}
