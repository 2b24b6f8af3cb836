import type { Mutation, SanityClient } from '@sanity/client'
import { getDraftId } from 'sanity'
import { routeTargetFields, type RouteTarget } from '../../routes/index.ts'
import { planRedirects, type StoredRedirect } from './plan.ts'

const query = `{
  "before": *[_id == $id][0] { ${routeTargetFields} },
  "after": *[_id == $draft][0] { ${routeTargetFields} },
  "redirects": *[_type == "redirect"] { _id, from, "to": to._ref }
}`

type Found = { before: RouteTarget | null; after: RouteTarget | null; redirects: StoredRedirect[] }

/**
 * Writes the redirect from the address that a document leaves when it is published.
 * @returns deletes those that are not needed once it is; a publish that fails must not take redirects with it
 */
export async function leaveRedirects(client: SanityClient, id: string): Promise<() => Promise<void>> {
  const found = await client.fetch<Found>(
    query,
    { id, draft: getDraftId(id) },
    { perspective: 'raw', tag: 'desk.redirects' },
  )
  // What is part of a category refers to its published id, so that the draft seems to have no children.
  const after = found.after && { ...found.after, childCount: found.before?.childCount ?? 0 }
  const { create, remove } = planRedirects({ ...found, after })
  const write = async (mutations: Mutation[]) => {
    if (mutations.length > 0) await client.mutate(mutations, { tag: 'desk.redirects' })
  }
  if (create) {
    const to = { _type: 'reference', _ref: create.to, _weak: true }
    await write([{ create: { _type: 'redirect', from: create.from, to } }])
  }
  return async () => {
    try {
      await write(remove.map((redirect) => ({ delete: { id: redirect } })))
    } catch (error) {
      // the site shows a page before it follows a redirect from its address
      console.warn('Redirects that are not needed any more were not deleted.', error)
    }
  }
}
