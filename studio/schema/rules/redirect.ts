import type { ValidationContext } from 'sanity'
import {
  addressesOf,
  detailsHref,
  hrefOf,
  isSlug,
  isTechnicalPath,
  linkableTypes,
  listingHref,
  routeTargetFields,
  screenAt,
  tagHref,
  withoutSlash,
  type RouteTarget,
} from '../../routes/index.ts'
import { shortText } from '../../short-text.ts'
import { findOther } from './unique.ts'

/** The only addresses in which the part after “?” names a document; elsewhere the site ignores it. */
const withQuery = [listingHref(''), detailsHref(''), tagHref('')]

/** What is wrong with the form of an old address. */
function oldAddressFormProblem(from: string | undefined): true | string {
  if (!from) return 'Enter the old address, for example “/our-story”.'
  if (/^https?:/.test(from)) return 'Leave out the name of the site: the address starts with its first “/”.'
  const sign = /^\/(?!\/)/.test(from) && /[^\w\-/.?=%]/u.exec(from)?.[0]
  if (sign) {
    const what = /\s/.test(sign) ? 'a space' : `“${sign}”`
    return `The address contains ${what}. A redirect leaves from letters without accents, digits, “-”, “_”, “.” and “/” only.`
  }
  if (!/^\/(?!\/)[\w\-/.]*(\?[\w\-.]+=[\w\-.%]+)?$/.test(from)) {
    return 'Enter an address of this site that starts with “/”, for example “/our-story”.'
  }
  if (from.includes('//')) return 'Use a single “/” between the parts of the address.'
  const [path = from] = from.split('?')
  const [, slug] = from.split('=')
  const inCatalogue = [listingHref(''), detailsHref('')].some((address) => from.startsWith(address))
  if (isTechnicalPath(withoutSlash(path).toLowerCase()) || (inCatalogue && !isSlug(slug ?? '')))
    return `The site answers “${from}” itself, so a redirect from there would never be followed.`
  if (path !== from && !withQuery.some((address) => from.startsWith(address))) {
    return `Leave out “?” and what follows: “${path}” leads there whatever follows it.`
  }
  const screen = screenAt(withoutSlash(from))
  return screen ? `“${from}” belongs to the fixed page “${screen.title}”, which is always there.` : true
}

type Named = RouteTarget & { name?: string | null; title?: string | null }

/**
 * A redirect leaves from an address that no document has (so that there are no loops), and no other redirect leaves from
 * there. It leads to a document, never to an address, so that there are no chains.
 */
export async function oldAddressProblem(
  from: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  const form = oldAddressFormProblem(from)
  if (form !== true || !from) return form
  const address = withoutSlash(from).toLowerCase()
  const documents = await context
    .getClient({ apiVersion: '2025-02-19' })
    .fetch<Named[]>(
      `*[_type in $types && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] { ${routeTargetFields}, name, title }`,
      { types: [...linkableTypes] },
      { perspective: 'raw', tag: 'validation.redirect' },
    )
  const owner = documents.find((target) => addressesOf(target).some((each) => each.toLowerCase() === address))
  if (owner) {
    const name = shortText(String(owner.name ?? owner.title ?? hrefOf(owner)))
    return `Visitors find “${name}” at “${from}”. A redirect can only leave from an address that is free.`
  }
  // with or without “/” at its end, it is the same address
  const same = 'lower(from) in [$value, $value + "/"]'
  const other = await findOther(context, same, address)
  return other ? `Another redirect leaves from “${from}” already. Change that one, or delete it.` : true
}
