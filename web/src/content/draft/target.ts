/**
 * The page that an address inside the site names: path and query, without the parameters that only open draft mode.
 * @returns undefined when it leads elsewhere: another host, another scheme, or a path that a browser takes for a host
 */
export function pageOf(address: string): string | undefined {
  if (!/^\/(?![/\\])/.test(address) || /[\\\p{Cc}]/u.test(address)) return undefined
  if (!URL.canParse(address, site)) return undefined
  const url = new URL(address, site)
  // `/..//host` and `/.//host` become `//host` once the dots are resolved.
  if (url.origin !== site || url.pathname.startsWith('//')) return undefined
  for (const name of Array.from(url.searchParams.keys())) {
    if (name.startsWith('sanity-preview-')) url.searchParams.delete(name)
  }
  return `${url.pathname}${url.search}${url.hash}`
}

/** Any host serves to resolve a path against; this one exists nowhere. */
const site = 'http://site.invalid'
