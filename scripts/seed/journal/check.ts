/** What the tests of journal, company, shop and samples ask of every document. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import { referredIds } from '../../import/document.ts'
import { pictureFiles } from '../../import/pictures.ts'
import type { SeedPart } from './fields.ts'

const IMAGES = fileURLToPath(new URL('../images/', import.meta.url))

interface Document {
  _id: string
  _type: string
}

/**
 * The mistakes of some seed files, as lines for a person: shapes, ids that do not begin with the type, ids, numbers and
 * list keys used twice, and references to documents that `known` lacks.
 */
export function mistakes(
  parts: readonly SeedPart<Document>[],
  schema: z.ZodType,
  known: ReadonlySet<string>,
): string[] {
  const documents = parts.flatMap(({ documents }) => documents)
  return [
    ...documents.flatMap((document) => {
      const result = schema.safeParse(document)
      if (result.success) return []
      return result.error.issues.map(({ path, message }) => `${document._id} › ${path.join('.')}: ${message}`)
    }),
    ...documents
      .filter(({ _id, _type }) => _id !== _type && !_id.startsWith(`${_type}-`))
      .map(({ _id, _type }) => `${_id} does not begin with ${_type}`),
    ...twice(documents.map(({ _id }) => _id)),
    ...twice(
      documents.flatMap((each) => ('number' in each ? [`number ${each._type} ${String(each.number)}`] : [])),
    ),
    ...documents.flatMap((document) => repeatedKeys(document).map((key) => `${document._id}: _key ${key}`)),
    ...documents.flatMap((document) =>
      [...referredIds(document)]
        .filter((id) => !known.has(id))
        .map((id) => `${document._id} refers to ${id}, which the seed does not have`),
    ),
  ]
}

/** Pictures of people, posts, rooms and reasons by name; the tests do not wait for their files. */
const PLANNED = new Set(
  [
    ...numbered('people/team-', 8),
    'people/author-1',
    ...numbered('people/comment-', 3),
    ...numbered('blog/post-', 10, 2),
    ...numbered('portfolio/gallery-', 18, 2),
    ...numbered('portfolio/slider-', 5),
    ...['eco', 'custom', 'food-safe', 'delivery', 'support'].map((name) => `reason/${name}`),
  ].map((name) => `${name}.webp`),
)

function numbered(start: string, count: number, digits = 1): string[] {
  return Array.from({ length: count }, (_, index) => start + String(index + 1).padStart(digits, '0'))
}

/** Pictures named by the documents that are neither on disk nor planned. */
export function unknownPictures(parts: readonly SeedPart<Document>[]): string[] {
  const named = [...pictureFiles(parts.flatMap(({ documents }) => documents))]
  return named.filter((file) => !PLANNED.has(file) && !existsSync(IMAGES + file))
}

/** The text of a picture file that is in the repository. */
export function imageText(file: string): string {
  return readFileSync(IMAGES + file, 'utf8')
}

function twice(values: readonly string[]): string[] {
  return values
    .filter((value, index) => values.indexOf(value) !== index)
    .map((value) => `${value} is used twice`)
}

/** Keys that occur more than once within one list, at any depth. */
function repeatedKeys(value: unknown): string[] {
  if (Array.isArray(value)) {
    const members: unknown[] = value
    const keys = members.flatMap((each) =>
      each && typeof each === 'object' && '_key' in each ? [String(each._key)] : [],
    )
    return [...twice(keys), ...members.flatMap(repeatedKeys)]
  }
  return value && typeof value === 'object' ? Object.values(value).flatMap(repeatedKeys) : []
}
