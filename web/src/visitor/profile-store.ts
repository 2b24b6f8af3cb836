import { parseProfile, type Profile } from '@/content/profile/profile'
import { browserStore } from '@/ui/browser-store'

/** What the visitor says of themselves. */
export const profileStore = browserStore<Profile>({ key: 'profile', version: 1, parse: parseProfile })
