import { addressesOf, hrefOf, type RouteTarget, withoutSlash } from '../../routes/index.ts'

/** A redirect as it is stored. */
export type StoredRedirect = { _id: string; from?: unknown; to?: unknown }

/** A document before and after it is published, and every redirect. */
export type Move = {
  before: RouteTarget | null
  after: RouteTarget | null
  redirects: readonly StoredRedirect[]
}

/** Redirects to write and to delete. */
export type Plan = { create?: { from: string; to: string }; remove: string[] }

/** A program can store anything as the address of a redirect. */
const isSameAddress = (a: unknown, b: string) =>
  typeof a === 'string' && withoutSlash(a.toLowerCase()) === withoutSlash(b.toLowerCase())

/**
 * What publishing a document does to the redirects. An address that it leaves gets a redirect to the document; a redirect
 * from an address that it takes is deleted. So a redirect never leaves from the address of a document, and because it
 * leads to a document and not to an address, there are neither loops nor chains.
 */
export function planRedirects({ before, after, redirects }: Move): Plan {
  if (!after) return { remove: [] }
  const taken = addressesOf(after)
  const from = before ? hrefOf(before) : undefined
  // Letter case makes no difference in addresses.
  const isLeft = from !== undefined && taken.length > 0 && !taken.some((each) => isSameAddress(each, from))
  const removed = [...taken, ...(isLeft ? [from] : [])]
  const remove = redirects
    .filter(({ from: old }) => removed.some((address) => isSameAddress(old, address)))
    .map(({ _id }) => _id)
  return isLeft ? { create: { from, to: after._id.replace(/^drafts\./, '') }, remove } : { remove }
}
