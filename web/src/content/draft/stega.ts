import type { ContentSourceMap } from '@sanity/client'
import { stegaEncodeSourceMap } from '@sanity/client/stega'
import { createDataAttribute } from 'next-sanity'
import { config } from '../config'

/** An object of a draft result, with the value of its `data-sanity` attribute: the document and field it comes from. */
export type Editable = { edit?: string }

type Path = readonly (string | number | { _key: string; _index?: number })[]

/**
 * Fields that must not contain stega, because code compares them or they end up in attributes. The client itself
 * excludes slugs, URLs, dates, types and SEO texts.
 */
const cleanFields = new Set([
  'alt',
  'badge',
  'category',
  'categories',
  'foodContact',
  'foods',
  'header',
  'itemType',
  'kind',
  'layout',
  'listItem',
  'material',
  'phone',
  'pictureSide',
  'pricePer',
  'sku',
  'state',
  'style',
  'subjects',
])
const cleanParents = new Set(['contacts', 'messaging', 'asset', 'crop', 'hotspot'])

/** A single lower-case word is an option of a list (`start`, `carousel`), in any field. */
const option = /^[a-z][A-Za-z-]*$/

/** Whether a string must stay without stega, because it is not text on the page. */
export function isExcluded(path: Path, value: string): boolean {
  const names = path.filter((step) => typeof step === 'string')
  const name = names.at(-1) ?? ''
  return (
    cleanFields.has(name) ||
    name.toLowerCase().endsWith('placeholder') ||
    names.some((part) => cleanParents.has(part)) ||
    option.test(value)
  )
}

/**
 * Adds the source of each part to a draft result, so that a click in the Studio's Presentation opens the field: strings
 * get it as stega, pictures and array items as a property `edit` for the `data-sanity` attribute.
 */
export function withEditTargets<Result>(result: Result, sourceMap: ContentSourceMap | undefined): Result {
  if (!sourceMap) return result
  const targets: { at: Path; edit: string }[] = []
  const encoded = stegaEncodeSourceMap(result, sourceMap, {
    enabled: true,
    studioUrl: config.studioUrl,
    filter: ({ sourcePath, resultPath, sourceDocument, value, filterDefault }) => {
      const [end, parent] = [sourcePath.at(-1), sourcePath.at(-2)]
      const depth = end === '_key' ? 1 : end === '_ref' && parent === 'asset' ? 2 : 0
      if (depth > 0 && resultPath.at(-depth) === sourcePath.at(-depth)) {
        const source = { id: publishedIdOf(sourceDocument._id), type: sourceDocument._type }
        targets.push({
          at: resultPath.slice(0, -depth),
          edit: dataAttribute(source, sourcePath.slice(0, -depth)),
        })
      }
      return (
        !isExcluded(sourcePath, value) &&
        filterDefault({ sourcePath, resultPath, sourceDocument, value, filterDefault })
      )
    },
  })
  for (const { at, edit } of targets) {
    const target = objectAt(encoded, at)
    if (target) target.edit = edit
  }
  return encoded
}

type Source = { id: string; type: string }

function dataAttribute({ id, type }: Source, path: Path): string {
  const { projectId, dataset, studioUrl: baseUrl } = config
  const steps = path.map((step) => (typeof step === 'object' ? { _key: step._key } : step))
  return createDataAttribute({ projectId, dataset, baseUrl, id, type, path: steps }).toString()
}

/** The Studio opens drafts and versions of a document by its published id. */
const publishedIdOf = (id: string) => id.replace(/^(?:drafts|versions\.[^.]+)\./, '')

function objectAt(root: unknown, path: Path): Record<string, unknown> | undefined {
  let value = root
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined
    const key = typeof step === 'object' ? step._index : step
    value = (value as Record<string | number, unknown>)[key ?? '']
  }
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
}
