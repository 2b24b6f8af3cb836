'use client'

import { useSyncExternalStore } from 'react'
import { parseProfile, type Profile } from '@/content/profile/profile'
import { browserStore } from '@/ui/browser-store'

const profileStore = browserStore<Profile>({ key: 'profile', version: 1, parse: parseProfile })

/** The visitor's profile: undefined on the server and while the page hydrates, null when nothing was saved. */
export function useProfile() {
  const profile = useSyncExternalStore(profileStore.subscribe, profileStore.get, () => undefined)
  return { profile, save: profileStore.set }
}
