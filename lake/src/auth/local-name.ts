/** Remembers the name of an editor who needs no password, so that the next login takes one click. */
const nameCookie = 'lakeEditor'
const attributes = 'Path=/; HttpOnly; SameSite=Lax'

/** The cookie that remembers a name for a year. */
export const rememberedName = (name: string): string =>
  `${nameCookie}=${encodeURIComponent(name)}; ${attributes}; Max-Age=${365 * 24 * 3600}`

/** The cookie that forgets it. */
export const forgottenName = `${nameCookie}=; ${attributes}; Max-Age=0`

/** The name in a `Cookie` header; undefined without one, or when it is not a name. */
export function nameIn(header: string | undefined): string | undefined {
  const found = new RegExp(`(?:^|;\\s*)${nameCookie}=([^;]*)`).exec(header ?? '')?.[1]
  if (found === undefined) return undefined
  try {
    return decodeURIComponent(found).trim().slice(0, 200) || undefined
  } catch {
    return undefined
  }
}
