import type { SanityClient } from 'sanity'
import { siteUrl } from '../environment.ts'
import { hrefOf, routeTargetFields, type RouteTarget } from '../routes/index.ts'

/**
 * The address of a document's page on the site, for “Open preview”. While the lake does not answer there is none: an error would
 * take the form's place.
 */
export async function productionUrl(
  { _id, _type }: { _id: string; _type: string },
  getClient: (options: { apiVersion: string }) => SanityClient,
): Promise<string | undefined> {
  if (_type === 'siteSettings' || _type === 'navigation') return siteUrl
  const target = await getClient({ apiVersion: '2025-02-19' })
    .fetch<RouteTarget | null>(
      `*[_id == $id][0]{ ${routeTargetFields} }`,
      { id: _id.replace(/^drafts\./, '') },
      { perspective: 'drafts', tag: 'preview.address' },
    )
    .catch(() => null)
  const href = target ? hrefOf(target) : undefined
  return href && siteUrl + href
}
