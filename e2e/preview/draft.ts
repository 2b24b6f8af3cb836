import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import type { BrowserContext } from '@playwright/test'
import { lakeClient } from '../../scripts/services/content.ts'
import { lakeUrl, siteUrl, studioUrl, testEnvironment } from '../shop.ts'

/** Writes to the lake under test, as an editor's tool would. */
export const editor = () => lakeClient(testEnvironment, lakeUrl)

/** A link that enters draft mode on a page of the site, as the Studio and `npm run preview` make it. */
export async function draftLink(page: string): Promise<string> {
  const { secret } = await createPreviewSecret(editor(), 'e2e', studioUrl, undefined)
  return enableLink({ 'sanity-preview-secret': secret, 'sanity-preview-pathname': page })
}

/** The address that enters draft mode, with any parameters. */
export const enableLink = (parameters: Record<string, string>) =>
  `${siteUrl}/api/draft-mode/enable?${new URLSearchParams(parameters).toString()}`

/** Enters draft mode without a page. @returns the header `Cookie` of a visitor in draft mode */
export async function draftCookies(): Promise<string> {
  const response = await fetch(await draftLink('/'), { redirect: 'manual' })
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Whether a browser holds a cookie of draft mode. */
export async function isInDraftMode(context: BrowserContext): Promise<boolean> {
  return (await context.cookies(siteUrl)).some(({ name }) => name === '__prerender_bypass')
}

/** The invisible characters (stega) that encode the source of a text in draft mode. */
export const hidden = /[\u200B-\u200D\u2060-\u2064\uFEFF\u{1D173}-\u{1D17A}]{4,}/gu
