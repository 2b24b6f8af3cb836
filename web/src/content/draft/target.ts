/**
 * Path, query and hash of an address inside the site, without the parameters that open draft mode.
 * @returns undefined for another host or scheme, or for a path that browsers parse as a host
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

/** A base for resolving paths; `.invalid` never exists (RFC 2606). */
const site = 'http://site.invalid'
