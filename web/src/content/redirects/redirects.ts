import { hrefOf, routeTargetFields } from '@shop/studio/routes'
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
  if (href) permanentRedirect(href)
}

/** Where a redirect leads from the first of the addresses that has one. */
export async function targetOf(addresses: readonly string[]): Promise<string | undefined> {
  // The whole list is kept, so that a guessed address needs no query of its own.
  const redirects = await allRedirects()
  const asked = addresses.map((address) => address.toLowerCase())
  const href = asked.map((address) => redirects.get(address)).find((found) => found !== undefined)
  return href && !asked.includes(href.toLowerCase()) ? href : undefined
}

async function allRedirects(): Promise<ReadonlyMap<string, string>> {
  try {
    return await fetchDerived(redirectsQuery, {}, toHrefs, { isEditable: false })
  } catch (error) {
    // Without the lake, an address that does not exist still has to be answered.
    if (error instanceof LakeUnavailableError) return new Map()
    throw error
  }
}

const toHrefs = (redirects: RedirectsQueryResult): ReadonlyMap<string, string> =>
  new Map(
    redirects.flatMap(({ from, to }) => {
      const href = to && hrefOf(to)
      return from && href ? [[from.toLowerCase(), href]] : []
    }),
  )
