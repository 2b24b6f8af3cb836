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

/** Writes and deletes redirects for the address of a document that is about to be published. */
export async function leaveRedirects(client: SanityClient, id: string): Promise<void> {
  const found = await client.fetch<Found>(
    query,
    { id, draft: getDraftId(id) },
    { perspective: 'raw', tag: 'desk.redirects' },
  )
  // What is part of a category refers to its published id, so that the draft seems to have no children.
  const after = found.after && { ...found.after, childCount: found.before?.childCount ?? 0 }
  const { create, remove } = planRedirects({ ...found, after })
  const mutations: Mutation[] = [
    ...remove.map((redirect) => ({ delete: { id: redirect } })),
    ...(create
      ? [
          {
            create: {
              _type: 'redirect',
              from: create.from,
              to: { _type: 'reference', _ref: create.to, _weak: true },
            },
          },
        ]
      : []),
  ]
  if (mutations.length > 0) await client.mutate(mutations, { tag: 'desk.redirects' })
}
