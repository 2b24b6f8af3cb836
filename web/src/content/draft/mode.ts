import { cache } from 'react'
import { cookies, draftMode } from 'next/headers'
import { perspectiveCookieName } from '@sanity/preview-url-secret/constants'
import { readPerspective, type DraftPerspective } from './perspective'
import { draftSessionCookie, isValidDraftSession } from './session'

/** Whether the request is in draft mode with a valid session; false outside a request, as at build time. */
export async function isDraftMode(): Promise<boolean> {
  const mode = await draftModeOfRequest()
  if (!mode?.isEnabled) return false
  return isValidDraftSession((await cookies()).get(draftSessionCookie)?.value)
}

function draftModeOfRequest(): ReturnType<typeof draftMode> | undefined {
  try {
    return draftMode()
  } catch {
    // It throws outside a request, such as in `generateStaticParams`.
    return undefined
  }
}

/** The visitor's perspective. Call it in draft mode only: it makes the page dynamic. */
export const draftPerspective = cache(async (): Promise<DraftPerspective> => {
  const store = await cookies()
  return readPerspective(store.get(perspectiveCookieName)?.value)
})
