/** The Studio's only view of its surroundings. Vite writes these values into the bundle, so each is named in full. */

const list = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

export const projectId = process.env.SANITY_STUDIO_PROJECT_ID || 'paperhome'
export const dataset = process.env.SANITY_STUDIO_DATASET || 'production'

/** Address of the embedded content lake; empty on the hosted one. A project without an address is a hosted project. */
export const lakeUrl = (
  process.env.SANITY_STUDIO_LAKE_URL ?? (process.env.SANITY_STUDIO_PROJECT_ID ? '' : 'http://localhost:3900')
).replace(/\/+$/, '')

/** Ports of the embedded lake that carry event streams: a browser opens only six connections to one host and port. */
export const streamPorts = list(process.env.SANITY_STUDIO_STREAM_PORTS ?? '3901,3902,3903,3904')

/** Address of the website, for the links from a document to its page. */
export const siteUrl = (process.env.SANITY_STUDIO_SITE_URL || 'http://localhost:3000').replace(/\/+$/, '')
