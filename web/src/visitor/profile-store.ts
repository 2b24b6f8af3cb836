import { parseProfile, type Profile } from '@/content/profile/profile'
import { browserStore } from '@/ui/browser-store'

/** The profile that the visitor entered. */
export const profileStore = browserStore<Profile>({ key: 'profile', version: 1, parse: parseProfile })
