/** The Studio's only view of its surroundings. Vite writes these values into the bundle, so each is named in full. */

const withoutSlash = (url: string) => url.replace(/\/+$/, '')

/** Address of the lake from what is set: a project without an address is a hosted one, nothing at all is embedded. */
export function lakeUrlFrom(address: string | undefined, project: string | undefined): string {
  return withoutSlash(address ?? (project ? '' : 'http://localhost:3900'))
}

/** Port numbers from a list with commas. */
export const portsFrom = (list: string) =>
  list
    .split(',')
    .map((port) => port.trim())
    .filter(Boolean)

export const projectId = process.env.SANITY_STUDIO_PROJECT_ID || 'paperhome'
export const dataset = process.env.SANITY_STUDIO_DATASET || 'production'

/** Address of the embedded content lake; empty on the hosted one. */
export const lakeUrl = lakeUrlFrom(process.env.SANITY_STUDIO_LAKE_URL, process.env.SANITY_STUDIO_PROJECT_ID)

/** Ports of the embedded lake that carry event streams: a browser opens only six connections to one host and port. */
export const streamPorts = portsFrom(process.env.SANITY_STUDIO_STREAM_PORTS ?? '3901,3902,3903,3904')

/** Address of the website, for the links from a document to its page. */
export const siteUrl = withoutSlash(process.env.SANITY_STUDIO_SITE_URL || 'http://localhost:3000')

/** Where `sanity typegen` writes; a test lets it write elsewhere and compares. */
export const typesFile = process.env.SANITY_TYPES_FILE || 'sanity.types.ts'
