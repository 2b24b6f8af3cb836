'use server'

import { cookies, headers } from 'next/headers'
import { perspectiveCookieName } from '@sanity/preview-url-secret/constants'
import { draftCookie } from '@/content/draft/cookies'
import { isDraftMode } from '@/content/draft/mode'
import { readPerspective } from '@/content/draft/perspective'

/** Sets the perspective of a visitor in draft mode; does nothing outside draft mode. */
export async function choosePerspective(name: unknown): Promise<void> {
  if (!(await isDraftMode())) return
  const perspective = readPerspective(typeof name === 'string' ? name : undefined)
  const store = await cookies()
  if (store.get(perspectiveCookieName)?.value === String(perspective)) return
  store.set(perspectiveCookieName, String(perspective), draftCookie(await headers()))
}
