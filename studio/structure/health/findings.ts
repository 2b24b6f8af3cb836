import { publishedId } from '../../schema/rules/unique.ts'
import { arrangeCatalogue, type CatalogueDocument } from '../tree.ts'
import { below, isBroken, maxPath, openable, referencesIn, segmentOf, type Linked } from './links.ts'
import { shortText } from '../../short-text.ts'

/** A document as an editor sees it, its draft before what is published. */
export type Examined = Linked & { [field: string]: unknown }

/** What can be wrong, in the order in which it is listed. */
export const CHECKS = {
  unlinked: {
    title: 'Not in any category',
    advice: 'Visitors cannot reach these. Choose a category or group under “Part of”.',
  },
  empty: {
    title: 'Nothing to read',
    advice: 'Their pages are empty, or say “No description yet”. Write the text, or add items below.',
  },
  alt: {
    title: 'Pictures without a description',
    advice: 'Visitors who cannot see the picture hear nothing. Describe it in one sentence.',
  },
  picture: { title: 'No picture yet', advice: 'The site leaves a gap where these show a picture.' },
  link: {
    title: 'Links and references that lead nowhere',
    advice:
      'These name a document that was deleted or is not published, or a page without an address. Restore or publish it, or choose another one.',
  },
  expiring: {
    title: 'Certificates that have expired, or expire within 60 days',
    advice:
      'After their last day, product pages and “Certificates” say that these have expired. When you have the new document, enter its number and last day here.',
  },
} as const

export type Check = keyof typeof CHECKS

/** One thing to mend, and where. */
export type Finding = {
  check: Check
  id: string
  type: string
  title: string
  /** Visitors can see the document, though perhaps not yet what was changed in its draft. */
  isPublished: boolean
  /** The draft is in order, but visitors still meet the fault. */
  isFixedInDraft?: boolean
  /** What visitors see is in order, but the draft has the fault. */
  isOnlyInDraft?: boolean
  /** Name of the field. */
  where?: string
  /** Where it is. */
  path?: string
  /** The part of it that the form opens. */
  opens?: string
  /** The words of the link that is wrong, or what it leads to. */
  detail?: string
}

/**
 * What editors have to fix, each draft in place of its published form, and what they have fixed but not published.
 *
 * @param raw all documents, drafts among them
 * @param pictured types that require a picture, with its field
 */
export function findingsOf(raw: readonly Examined[], pictured: ReadonlyMap<string, string>): Finding[] {
  const published = raw.filter(({ _id }) => publishedId(_id) === _id)
  const drafts = raw.filter(({ _id }) => publishedId(_id) !== _id)
  const current = new Map(
    [...published, ...drafts].map((each) => {
      const _id = publishedId(each._id)
      return [_id, { ...each, _id }]
    }),
  )
  const publishedIds = new Set(published.map(({ _id }) => _id))
  const open = findingsIn([...current.values()], pictured, publishedIds)
  const seen = findingsIn(published, pictured)
  const keys = new Set(open.map(keyOf))
  const seenKeys = new Set(seen.map(keyOf))
  return firstOfEach([
    ...open.map((finding) =>
      finding.isPublished && !seenKeys.has(keyOf(finding)) ? { ...finding, isOnlyInDraft: true } : finding,
    ),
    ...seen
      .filter((finding) => !keys.has(keyOf(finding)))
      .map((finding) => ({ ...finding, isFixedInDraft: true })),
  ])
}

/** Of one document: a program can store thousands. */
const maxOfDocument = 100

function firstOfEach(findings: readonly Finding[]): Finding[] {
  const counts = new Map<string, number>()
  return findings.filter(({ id }) => {
    const count = (counts.get(id) ?? 0) + 1
    counts.set(id, count)
    return count <= maxOfDocument
  })
}

/** Without the words of a link: a link whose words alone have changed is as broken as before. */
const keyOf = ({ check, id, path }: Finding) => JSON.stringify([check, id, path])

/** The field at the beginning of a path. */
const fieldOf = (path: string) => /^[^.[]*/.exec(path)?.[0]

/**
 * Everything that the content lacks.
 *
 * @param documents all documents, each once
 * @param pictured types that require a picture, with its field
 * @param published ids of the documents that visitors can see; all of them by default
 * @param today the day from which certificates are judged (ISO 8601)
 */
export function findingsIn(
  documents: readonly Examined[],
  pictured: ReadonlyMap<string, string>,
  published: ReadonlySet<string> = new Set(documents.map(({ _id }) => _id)),
  today: string = new Date().toISOString().slice(0, 10),
): Finding[] {
  const byId = new Map(documents.map((document) => [document._id, document]))
  const groups = new Set(documents.map(parentIdOf))
  const unreachable = new Set(arrangeCatalogue(documents.flatMap(inCatalogue)).orphans.map(({ _id }) => _id))
  return documents.flatMap((document): Finding[] => {
    const { _id: id, _type: type } = document
    const pictureField = pictured.get(type)
    const found = (check: Check, whole?: string, detail?: string): Finding => {
      const where = whole && fieldOf(whole)
      const path = whole && whole.length > maxPath ? where : whole
      return {
        check,
        id,
        type,
        title: titleOf(document),
        isPublished: published.has(id),
        where,
        path,
        opens: path && openable(document, path),
        detail: detail === undefined ? undefined : shortText(detail),
      }
    }
    return [
      ...(unreachable.has(id) ? [found('unlinked', 'parent')] : []),
      ...(isEmpty(document, groups) ? [found('empty', textFieldOf(type))] : []),
      ...undescribed(document).map((path) => found('alt', path)),
      ...(pictureField && !hasPicture(document[pictureField]) ? [found('picture', pictureField)] : []),
      ...(type === 'certificate' && expiresSoon(document.validUntil, today)
        ? [found('expiring', 'validUntil', String(document.validUntil))]
        : []),
      ...badReferences(document, byId, published).map(({ check, path, detail }) =>
        found(check, path, detail),
      ),
    ]
  })
}

const WARNING_DAYS = 60

/** Whether a last day (ISO 8601) has passed or comes within the days of the warning. */
const expiresSoon = (lastDay: unknown, today: string): boolean =>
  typeof lastDay === 'string' && Date.parse(lastDay) - Date.parse(today) <= WARNING_DAYS * 86_400_000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === ''
const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0
const hasAsset = (value: unknown) => isRecord(value) && isRecord(value.asset)
const hasPicture = (value: unknown) => (Array.isArray(value) ? value.some(hasAsset) : hasAsset(value))

function titleOf({ name, title, email, _type }: Examined): string {
  const found = [name, title, email].find((text): text is string => !isBlank(text))
  return shortText(found ?? `Untitled (${_type})`)
}

const parentIdOf = ({ parent }: Examined) =>
  isRecord(parent) && typeof parent._ref === 'string' ? parent._ref : undefined

/** A document as a part of the catalogue, if it is one. */
function inCatalogue(document: Examined): CatalogueDocument[] {
  const { _id, _type } = document
  return _type === 'category' || _type === 'subCategory' ? [{ _id, _type, parent: parentIdOf(document) }] : []
}

/** Path of the field that visitors read first. */
function textFieldOf(type: string): string {
  if (type === 'page') return 'sections'
  return type === 'product' ? 'description' : 'details.description'
}

/** A page without sections, or a product, category or item that neither is a group nor has a description. */
function isEmpty(
  { _id, _type, sections, details, description }: Examined,
  groups: ReadonlySet<string | undefined>,
): boolean {
  if (_type === 'page') return !isList(sections)
  if (_type === 'product') return !isList(description)
  if (_type !== 'category' && _type !== 'subCategory') return false
  return !groups.has(_id) && !(isRecord(details) && !isBlank(details.description))
}

/** References that lead nowhere, every one of them. */
function badReferences(
  document: Examined,
  documents: ReadonlyMap<string, Linked>,
  published: ReadonlySet<string>,
): { check: Check; path: string; detail: string }[] {
  return referencesIn(document)
    .filter((reference) => isBroken(reference, documents, published))
    .map(({ path, label, id }) => ({ check: 'link', path, detail: label ?? nameOf(documents.get(id)) }))
}

const nameOf = (target: Linked | undefined) => (target ? titleOf(target) : 'a deleted document')

/** Paths of pictures without a description. */
function undescribed(document: Examined): string[] {
  return Object.entries(document).flatMap(([field, value]) => undescribedIn(value, field))
}

function undescribedIn(value: unknown, path: string): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => undescribedIn(item, below(path, segmentOf(item, index))))
  }
  if (!isRecord(value)) return []
  if (value._type === 'picture') return hasAsset(value) && isBlank(value.alt) ? [below(path, '.alt')] : []
  return Object.entries(value).flatMap(([key, child]) => undescribedIn(child, below(path, `.${key}`)))
}
