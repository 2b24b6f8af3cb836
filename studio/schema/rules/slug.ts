import type { SlugValue, ValidationContext } from 'sanity'
import { findOther, nameOf } from './unique.ts'

/** Turns a name into the end of an address: "Kraft Bags, Brown" becomes "kraft-bags-brown". */
export function slugify(text: string): string {
  return text
    .slice(0, 1000) // putting marks in order takes the square of their number
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 96)
    .replace(/-+$/, '')
}

/** What is wrong with the form of a slug. Capital letters are kept: old links may contain them. */
export function slugFormProblem(slug: string | undefined): true | string {
  if (!slug) return 'Press “Generate”, or write the end of the address, for example “kraft-bags-brown”.'
  if (/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/.test(slug)) return true
  return `“${slug}” cannot be part of an address. Use letters, digits and single hyphens, for example “${slugify(slug) || 'kraft-bags'}”.`
}

/**
 * A slug is required, well formed, and unique among the documents of its type whatever the letter case.
 * A sub-category may bear its category's slug: they are different types with different addresses.
 */
export async function slugProblem(
  value: SlugValue | undefined,
  context: ValidationContext,
): Promise<true | string> {
  const slug = value?.current
  const form = slugFormProblem(slug)
  if (form !== true || !slug) return form
  const other = await findOther(context, 'lower(slug.current) == $value', slug.toLowerCase())
  return other
    ? `“${nameOf(other)}” already uses “${slug}”. Choose another one: capital letters make no difference.`
    : true
}
