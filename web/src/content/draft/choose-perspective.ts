'use server'

import { cookies, headers } from 'next/headers'
import { perspectiveCookieName } from '@sanity/preview-url-secret/constants'
import { draftCookie } from './cookies'
import { isDraftMode } from './mode'
import { readPerspective } from './perspective'

/** Shows a visitor in draft mode another perspective; to anybody else nothing happens. */
export async function choosePerspective(name: unknown): Promise<void> {
  if (!(await isDraftMode())) return
  const perspective = readPerspective(typeof name === 'string' ? name : undefined)
  const jar = await cookies()
  if (jar.get(perspectiveCookieName)?.value === String(perspective)) return
  jar.set(perspectiveCookieName, String(perspective), draftCookie(await headers()))
}
