import { config } from '../config.ts'

/** Thrown when a draft is requested and no token to read it with is configured. */
class DraftTokenError extends Error {}

/** The token for reading drafts; it never leaves the server. @throws DraftTokenError when none is set */
export function draftToken(): string {
  const token = config.viewerToken ?? config.apiToken
  if (!token)
    throw new DraftTokenError('SANITY_VIEWER_TOKEN is not set; the site cannot read drafts without it')
  return token
}
