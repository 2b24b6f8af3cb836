import { addressesOf, hrefOf, routeTargetFields, type RouteTarget, withoutSlash } from '@shop/studio/routes'
import type { RedirectsQueryResult } from '@shop/studio/types'
import { defineQuery } from 'next-sanity'
import { permanentRedirect } from 'next/navigation'
import { fetchDerived } from '../lake/derived'
import { LakeUnavailableError } from '../lake/fetch'

export const redirectsQuery = defineQuery(`
  *[_type == "redirect" && defined(from)] | order(_createdAt asc) { from, to-> { ${routeTargetFields} } }
`)

/**
 * Redirects (308) when an editor's redirect exists for one of the addresses of a page that does not exist. A page calls it
 * before it answers 404. A page that shows a document does not call it, so a redirect from its address is ignored.
 * @param addresses the canonical one first; letter case makes no difference
 */
export async function followRedirect(...addresses: string[]): Promise<void> {
  const href = await targetOf(addresses)
  if (href) permanentRedirect(inHeader(href))
}

/** An address as it may stand in a header: with the characters beyond ASCII encoded. */
export const inHeader = (href: string): string =>
  href.toWellFormed().replaceAll(/[^ -~]+/gu, encodeURIComponent)

/** Where a redirect leads from the first of the addresses that has one. */
export async function targetOf(addresses: readonly string[]): Promise<string | undefined> {
  // The whole list is kept, so that a guessed address needs no query of its own.
  const targets = await allTargets()
  const asked = addresses.map((address) => address.toLowerCase())
  const from = asked.find((address) => targets.has(address))
  const target = from && targets.get(from)
  if (!target) return undefined
  const href = (from !== asked[0] && hrefLike(asked[0], target)) || hrefOf(target)
  return href && !asked.includes(href.toLowerCase()) ? href : undefined
}

/**
 * The address of a document with the path of another address: a category has a listing and details, and only the canonical
 * one of its old addresses has a redirect.
 */
const hrefLike = (address: string | undefined, target: RouteTarget): string | undefined =>
  addressesOf(target).find((href) => pathOf(href) === pathOf(address))

const pathOf = (address: string | undefined) => address?.split('?')[0]

async function allTargets(): Promise<ReadonlyMap<string, RouteTarget>> {
  try {
    return await fetchDerived(redirectsQuery, {}, toTargets, { isEditable: false })
  } catch (error) {
    // Without the lake, an address that does not exist still has to be answered.
    if (error instanceof LakeUnavailableError) return new Map()
    throw error
  }
}

/** The site leads from an address that ends with “/” to the one without it before it looks for a redirect. */
const toTargets = (redirects: RedirectsQueryResult): ReadonlyMap<string, RouteTarget> =>
  new Map(
    // An address that was stored without “/” at its end comes last and counts.
    redirects
      .toSorted((a, b) => Number(b.from?.endsWith('/') ?? false) - Number(a.from?.endsWith('/') ?? false))
      .flatMap(({ from, to }) =>
        from && to && hrefOf(to) ? [[withoutSlash(from.toLowerCase()), to] as const] : [],
      ),
  )
