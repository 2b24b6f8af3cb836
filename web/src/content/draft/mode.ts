import { cache } from 'react'
import { cookies, draftMode } from 'next/headers'
import { perspectiveCookieName } from '@sanity/preview-url-secret/constants'
import { readPerspective, type DraftPerspective } from './perspective'

/** Whether the visitor is in draft mode; outside of a request (at build time) nobody is. */
export async function isDraftMode(): Promise<boolean> {
  const mode = draftModeOfRequest()
  return mode ? (await mode).isEnabled : false
}

function draftModeOfRequest(): ReturnType<typeof draftMode> | undefined {
  try {
    return draftMode()
  } catch {
    // It throws when there is no request, as while Next.js asks which pages to prerender.
    return undefined
  }
}

/** What a visitor in draft mode looks at; only to be asked in draft mode, since it makes a page dynamic. */
export const draftPerspective = cache(async (): Promise<DraftPerspective> => {
  const jar = await cookies()
  return readPerspective(jar.get(perspectiveCookieName)?.value)
})
