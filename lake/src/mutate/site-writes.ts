import { type Identity, assertWriter, isSite } from '../auth/identity.ts'
import { httpError } from '../http/errors.ts'
import { referencesIn } from '../store/document.ts'
import type { MutationInput } from './mutations.ts'

/** @throws LakeError unless a request may send mutations of some kind */
export function assertMayMutate(identity: Identity | undefined): asserts identity is Identity {
  if (!isSite(identity)) assertWriter(identity)
}

/**
 * What the site may leave for the editors: new documents of the given types, private ones (`<type>.…`), that keep no
 * other document from being deleted: references are weak.
 * @throws LakeError 403 for anything else
 */
export function assertSiteWrites(mutations: readonly MutationInput[], types: readonly string[]): void {
  for (const mutation of mutations) {
    const [document] =
      'create' in mutation
        ? [mutation.create]
        : 'createIfNotExists' in mutation
          ? [mutation.createIfNotExists]
          : []
    const { _id, _type } = document ?? {}
    const isAllowed =
      typeof _type === 'string' &&
      types.includes(_type) &&
      typeof _id === 'string' &&
      _id.startsWith(`${_type}.`) &&
      referencesIn(document).every(({ weak }) => weak)
    if (isAllowed) continue
    const ids = types.map((type) => `"${type}.…"`).join(' or ')
    throw httpError(
      403,
      `The role site may only create documents whose IDs match ${ids}, and only with weak references`,
    )
  }
}
