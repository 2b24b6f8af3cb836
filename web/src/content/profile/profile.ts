import { isRecord, parseText } from '../parse'

/** The fields of the profile form, in its order (specification, section 2 "Account pages"). */
export const profileFields = ['name', 'designation', 'phone', 'email', 'location', 'bio', 'web'] as const

export type ProfileField = (typeof profileFields)[number]

/** The data that visitors enter about themselves; it stays in their browser. A field left empty is missing. */
export type Profile = Partial<Record<ProfileField, string>>

/** Characters; also the `maxLength` of the fields. */
export const maxFieldLength = 2000

/** The profile in a stored value or in a form's entries; values that are not text are left out. */
export function parseProfile(stored: unknown): Profile | undefined {
  if (!isRecord(stored)) return undefined
  const entries = profileFields.flatMap((field) => {
    const given = stored[field]
    const text = parseText(typeof given === 'string' ? given.trim() : given, maxFieldLength)
    return text === undefined ? [] : [[field, text] as const]
  })
  return Object.fromEntries(entries)
}
