import { httpError } from '../http/errors.ts'

/** The roles of users. */
export const roles = ['viewer', 'editor', 'administrator'] as const

/** `site` is for programs only: it reads what visitors read, and creates documents of a few types. */
export const tokenRoles = [...roles, 'site'] as const
export type Role = (typeof tokenRoles)[number]

/** Who may use the lake: a person with the Studio, or a program with a token. */
export type Account = { id: string; name: string; email: string; role: Role; isRobot: boolean }

/** The account behind a request, and how the request proved it. */
export type Identity = {
  account: Account
  by: 'token' | 'cookie'
  credentialHash: string
  expires: string | undefined
}

/** A role as people read it. */
export const titleOf = (role: string): string => role.charAt(0).toUpperCase() + role.slice(1)

export const isSite = (identity: Identity | undefined): boolean => identity?.account.role === 'site'

/** Who may see drafts and other private documents: not a visitor, and not the site on behalf of its visitors. */
export const memberOf = (identity: Identity | undefined): Identity | undefined =>
  isSite(identity) ? undefined : identity

/** @throws LakeError 401 for a request without a token or login, 403 for one of the site */
export function assertKnown(identity: Identity | undefined, purpose: string): asserts identity is Identity {
  if (!identity) throw httpError(401, `${purpose} needs a token or a login`)
  if (!memberOf(identity)) throw httpError(403, `${purpose} is not for the role ${identity.account.role}`)
}

const canWrite = (identity: Identity | undefined): boolean =>
  identity?.account.role === 'editor' || identity?.account.role === 'administrator'

/** @throws LakeError 401 without a token or login, 403 when its role may only read */
export function assertWriter(identity: Identity | undefined): asserts identity is Identity {
  assertKnown(identity, 'Writing')
  if (!canWrite(identity)) throw httpError(403, `The role ${identity.account.role} may not write`)
}

/** @throws LakeError 401 without a token or login, 403 for any role but administrator */
export function assertAdministrator(identity: Identity | undefined): asserts identity is Identity {
  assertKnown(identity, 'Administration')
  if (identity.account.role !== 'administrator')
    throw httpError(403, `The role ${identity.account.role} may not administer the lake`)
}
