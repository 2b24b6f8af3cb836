'use client'

import { useSyncExternalStore } from 'react'
import { profileStore } from './profile-store'

/** The visitor's profile: undefined on the server and while the page hydrates, null when nothing was saved. */
export function useProfile() {
  const profile = useSyncExternalStore(profileStore.subscribe, profileStore.get, () => undefined)
  return { profile, save: profileStore.set }
}
