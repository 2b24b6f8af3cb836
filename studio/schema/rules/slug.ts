import type { SlugValue, ValidationContext } from 'sanity'
import { resolveSlugAlias } from '../../routes/slugs.ts'
import { findOther, nameOf, publishedId } from './unique.ts'

/** Letters that are no other one with a mark. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
}

/** Turns a name into the end of an address: "Kraft Bags, Brown" becomes "kraft-bags-brown". */
export function slugify(text: string): string {
  return text
    .slice(0, 1000) // putting marks in order takes the square of their number
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđð]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 96)
    .replace(/-+$/, '')
}

/** What is wrong with the form of a slug. Capital letters are kept: old links may contain them. */
export function slugFormProblem(slug: string | undefined): true | string {
  if (!slug) return 'Press “Generate”, or write the end of the address, for example “kraft-bags-brown”.'
  if (slug.length > 96) return 'Use 96 characters at most.'
  if (/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/.test(slug)) return true
  return `“${slug}” cannot be part of an address. Use letters, digits and single hyphens, for example “${slugify(slug) || 'kraft-bags'}”.`
}

/**
 * A slug is required, well formed, and unique among the documents of its type whatever the letter case.
 * A sub-category may bear its category's slug, unless one of them would have the page of the other (decisions, “Slugs”).
 */
export async function slugProblem(
  value: SlugValue | undefined,
  context: ValidationContext,
): Promise<true | string> {
  const slug = value?.current
  const form = slugFormProblem(slug)
  if (form !== true || !slug) return form
  const other = await findOther(context, 'lower(slug.current) == $value', slug.toLowerCase())
  if (other)
    return `“${nameOf(other)}” already uses “${slug}”. Choose another one: capital letters make no difference.`
  return hiddenProblem(slug, context)
}

type Entry = { _id: string; name?: string; hasDetails: boolean; isGroup: boolean }

const entryFields = `{
  _id, name, "hasDetails": defined(details), "isGroup": count(*[_type == "subCategory" && parent._ref == ^._id]) > 0
}`

/** A category comes before a sub-category of its slug: a second product page, or the list of a group, would be seen by nobody. */
async function hiddenProblem(
  slug: string,
  { document, getClient }: ValidationContext,
): Promise<true | string> {
  if (document?._type !== 'category' && document?._type !== 'subCategory') return true
  const meant = resolveSlugAlias(slug)
  if (meant !== slug)
    return `Old links use “${slug}” for “${meant}”, so it would lead there. Choose another one.`
  const isCategory = document._type === 'category'
  const { own, other } = await getClient({ apiVersion: '2025-02-19' }).fetch<{ own?: Entry; other?: Entry }>(
    `{
      "own": *[_id == $id][0] ${entryFields},
      "other": *[_type == $otherType && lower(slug.current) == $slug][0] ${entryFields}
    }`,
    {
      id: publishedId(document._id),
      otherType: isCategory ? 'subCategory' : 'category',
      slug: slug.toLowerCase(),
    },
    { perspective: 'drafts', tag: 'validation.slug' },
  )
  if (!other) return true
  if (document.details !== undefined && other.hasDetails)
    return `“${nameOf(other)}” has its product page at “${slug}”. Choose another one.`
  return (isCategory ? other : own)?.isGroup
    ? `The list of “${nameOf(other)}” is at “${slug}”. Choose another one.`
    : true
}
