import type { Mutation, SanityClient } from '@sanity/client'
import { expect, it, vi } from 'vitest'
import { publishForms } from './publish-forms.ts'

const page = (_id: string, route: string) => ({ _id, _type: 'page', _rev: 'r', route })
const stored = [page('about', '/old'), page('drafts.about', '/new')]

/** A client of a lake with a page that moves from `/old` to `/new`, from which a redirect leads elsewhere. */
function clientWith(action: () => Promise<unknown>) {
  const mutate = vi.fn<(mutations: Mutation[]) => Promise<void>>().mockResolvedValue(undefined)
  const fetch = async (query: string) =>
    query.startsWith('*')
      ? stored
      : { before: stored[0], after: stored[1], redirects: [{ _id: 'needless', from: '/new', to: 'other' }] }
  return { client: { fetch, mutate, action } as unknown as SanityClient, mutate }
}
const steps = (mutate: ReturnType<typeof clientWith>['mutate']) =>
  mutate.mock.calls.flatMap(([all]) => all.flatMap((each) => Object.keys(each)))

it('leaves a redirect from the address of a page that moves, and deletes the one from its new address', async () => {
  const { client, mutate } = clientWith(async () => ({}))
  const { forms } = await publishForms(client, async () => [], ['about'])
  expect(forms).toHaveLength(1)
  expect(steps(mutate)).toEqual(['create', 'delete'])
})

it('deletes no redirect when the page could not be published', async () => {
  const { client, mutate } = clientWith(() => Promise.reject(new Error('409')))
  await expect(publishForms(client, async () => [], ['about'])).rejects.toThrow('409')
  expect(steps(mutate)).toEqual(['create'])
})
