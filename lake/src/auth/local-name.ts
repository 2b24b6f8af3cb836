/** Stores the name of an editor who needs no password in a cookie, so that the next login takes one click. */
export const nameCookie = 'lakeEditor'
const attributes = 'Path=/; HttpOnly; SameSite=Lax'

/** The cookie that keeps a name for a year. */
export const rememberedName = (name: string): string =>
  `${nameCookie}=${encodeURIComponent(name)}; ${attributes}; Max-Age=${365 * 24 * 3600}`

/** The cookie that deletes the name. */
export const forgottenName = `${nameCookie}=; ${attributes}; Max-Age=0`

/** The name in the value of the cookie; undefined when it is not a name. */
export function nameIn(value: string): string | undefined {
  try {
    return decodeURIComponent(value).trim().slice(0, 200) || undefined
  } catch {
    return undefined
  }
}
