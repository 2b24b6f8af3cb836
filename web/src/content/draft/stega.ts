import type { ContentSourceMap } from '@sanity/client'
import { stegaEncodeSourceMap } from '@sanity/client/stega'
import { createDataAttribute } from 'next-sanity'
import { config } from '../config'

/** The mark of an object in a draft answer: which document and field it comes from, for the `data-sanity` attribute. */
export type Marked = { edit?: string }

type Path = readonly (string | number | { _key: string; _index?: number })[]

/**
 * Fields that the site decides by, or writes where a reader does not see them; beside what the client leaves out by
 * itself (slugs, addresses, dates, types, search-engine texts …).
 */
const plainFields = new Set([
  'alt',
  'badge',
  'category',
  'categories',
  'header',
  'kind',
  'layout',
  'listItem',
  'phone',
  'pictureSide',
  'style',
  'subjects',
])
const plainParents = new Set(['contacts', 'messaging', 'asset', 'crop', 'hotspot'])

/** A single word in small letters is a choice (`start`, `carousel`), whatever the field is called. */
const choice = /^[a-z][A-Za-z-]*$/

/** Whether a text stays without hidden characters, because it is more (or less) than a text on the page. */
export function isPlain(path: Path, value: string): boolean {
  const names = path.filter((step) => typeof step === 'string')
  const name = names.at(-1) ?? ''
  return (
    plainFields.has(name) ||
    name.toLowerCase().endsWith('placeholder') ||
    names.some((part) => plainParents.has(part)) ||
    choice.test(value)
  )
}

/**
 * Marks a draft answer with where each part comes from: texts carry it in hidden characters, pictures and members of
 * lists in a field `edit`. A click in the Studio's Presentation then opens that field.
 */
export function withEditMarks<Result>(result: Result, sourceMap: ContentSourceMap | undefined): Result {
  if (!sourceMap) return result
  const marks: { at: Path; edit: string }[] = []
  const marked = stegaEncodeSourceMap(result, sourceMap, {
    enabled: true,
    studioUrl: config.studioUrl,
    filter: ({ sourcePath, resultPath, sourceDocument, value, filterDefault }) => {
      const [end, parent] = [sourcePath.at(-1), sourcePath.at(-2)]
      const depth = end === '_key' ? 1 : end === '_ref' && parent === 'asset' ? 2 : 0
      if (depth > 0 && resultPath.at(-depth) === sourcePath.at(-depth)) {
        const source = { id: publishedIdOf(sourceDocument._id), type: sourceDocument._type }
        marks.push({ at: resultPath.slice(0, -depth), edit: editMark(source, sourcePath.slice(0, -depth)) })
      }
      return (
        !isPlain(sourcePath, value) &&
        filterDefault({ sourcePath, resultPath, sourceDocument, value, filterDefault })
      )
    },
  })
  for (const { at, edit } of marks) {
    const place = objectAt(marked, at)
    if (place) place.edit = edit
  }
  return marked
}

type Source = { id: string; type: string }

function editMark({ id, type }: Source, path: Path): string {
  const { projectId, dataset, studioUrl: baseUrl } = config
  const steps = path.map((step) => (typeof step === 'object' ? { _key: step._key } : step))
  return createDataAttribute({ projectId, dataset, baseUrl, id, type, path: steps }).toString()
}

/** Drafts and versions of a document are opened by its published id. */
const publishedIdOf = (id: string) => id.replace(/^(?:drafts|versions\.[^.]+)\./, '')

function objectAt(root: unknown, path: Path): Record<string, unknown> | undefined {
  let place = root
  for (const step of path) {
    if (typeof place !== 'object' || place === null) return undefined
    const key = typeof step === 'object' ? step._index : step
    place = (place as Record<string | number, unknown>)[key ?? '']
  }
  return typeof place === 'object' && place !== null ? (place as Record<string, unknown>) : undefined
}
