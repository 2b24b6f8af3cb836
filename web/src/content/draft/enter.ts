import { cookies, draftMode } from 'next/headers'
import {
  fetchSecretQuery,
  perspectiveCookieName,
  urlSearchParamPreviewPathname,
  urlSearchParamPreviewPerspective,
  urlSearchParamPreviewSecret,
} from '@sanity/preview-url-secret/constants'
import { lakeClient } from '../client'
import { draftToken } from './token'
import { draftCookie } from './cookies'
import { draftModeCookie } from './draft-mode-cookie'
import { readPerspective } from './perspective'
import { createDraftSession, draftSessionAge, draftSessionCookie } from './session'
import { pageOf } from './target'

/** The page to redirect to, or why the request was refused. */
export type EnterResult = { to: string } | { status: 400 | 401 | 503; error: string }

/**
 * Enters draft mode when the request carries a secret that the Studio or `npm run preview` stored in the lake within the
 * last hour (@sanity/preview-url-secret).
 */
export async function enterDraftMode(request: Request): Promise<EnterResult> {
  const { searchParams } = new URL(request.url)
  const to = pageOf(searchParams.get(urlSearchParamPreviewPathname) ?? '/')
  if (!to) return { status: 400, error: 'The page to preview is not on this site' }
  const isValid = await isValidSecret(searchParams.get(urlSearchParamPreviewSecret)).catch(
    (error: unknown) => error,
  )
  if (typeof isValid !== 'boolean') {
    console.error(`Draft mode could not be entered: ${String(isValid)}`)
    return { status: 503, error: 'The content lake did not answer, so the secret could not be checked' }
  }
  if (!isValid)
    return { status: 401, error: 'This preview link is invalid or has expired. Open the preview again.' }
  await setCookies(request, readPerspective(searchParams.get(urlSearchParamPreviewPerspective) ?? undefined))
  return { to }
}

/**
 * Not `validatePreviewUrl` of @sanity/preview-url-secret: it accepts the secret of Presentation's “Share” as well, which never
 * expires, and which an editor knows for good.
 */
async function isValidSecret(secret: string | null): Promise<boolean> {
  if (!secret?.trim()) return false
  const client = lakeClient.withConfig({ token: draftToken(), perspective: 'raw' })
  return (await client.fetch(fetchSecretQuery, { secret }, { cache: 'no-store' })) !== null
}

async function setCookies(request: Request, perspective: ReturnType<typeof readPerspective>): Promise<void> {
  const mode = await draftMode()
  mode.enable()
  const store = await cookies()
  const attributes = draftCookie(request.headers)
  // Next.js always sets its cookie as Secure, which browsers refuse over HTTP on any host but localhost.
  const bypass = store.get(draftModeCookie)?.value
  if (bypass) store.set(draftModeCookie, bypass, attributes)
  store.set(draftSessionCookie, createDraftSession(), { ...attributes, maxAge: draftSessionAge })
  store.set(perspectiveCookieName, String(perspective), attributes)
}
