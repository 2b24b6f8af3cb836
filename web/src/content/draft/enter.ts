import { cookies, draftMode } from 'next/headers'
import { validatePreviewUrl } from '@sanity/preview-url-secret'
import {
  perspectiveCookieName,
  urlSearchParamPreviewPathname,
  urlSearchParamPreviewPerspective,
} from '@sanity/preview-url-secret/constants'
import { lakeClient } from '../client'
import { draftToken } from './fetch-draft'
import { draftCookie, draftModeCookie } from './cookies'
import { readPerspective } from './perspective'
import { pageOf } from './target'

/** The page to go on to, or why the request was refused. */
export type Passage = { to: string } | { status: 400 | 401 | 503; error: string }

/**
 * Enters draft mode when the request carries a secret that the Studio or `npm run preview` has put into the lake
 * within the last hour (@sanity/preview-url-secret).
 */
export async function enterDraftMode(request: Request): Promise<Passage> {
  const { searchParams } = new URL(request.url)
  const to = pageOf(searchParams.get(urlSearchParamPreviewPathname) ?? '/')
  if (!to) return { status: 400, error: 'The page to preview is not an address of this site' }
  const isValid = await hasValidSecret(request.url).catch((error: unknown) => error)
  if (typeof isValid !== 'boolean') {
    console.error(`Draft mode could not be entered: ${String(isValid)}`)
    return { status: 503, error: 'The content lake could not be asked about the secret' }
  }
  if (!isValid) return { status: 401, error: 'The link is wrong or too old; open the preview again' }
  await setCookies(request, readPerspective(searchParams.get(urlSearchParamPreviewPerspective) ?? undefined))
  return { to }
}

async function hasValidSecret(url: string): Promise<boolean> {
  const client = lakeClient.withConfig({ token: draftToken() })
  return (await validatePreviewUrl(client, url)).isValid
}

async function setCookies(request: Request, perspective: ReturnType<typeof readPerspective>): Promise<void> {
  const mode = await draftMode()
  mode.enable()
  const jar = await cookies()
  const attributes = draftCookie(request.headers)
  // Next.js always makes its cookie Secure, which browsers refuse over plain HTTP beyond localhost.
  const bypass = jar.get(draftModeCookie)?.value
  if (bypass) jar.set(draftModeCookie, bypass, attributes)
  jar.set(perspectiveCookieName, String(perspective), attributes)
}
