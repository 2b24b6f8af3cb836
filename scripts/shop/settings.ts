import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Environment } from '../environment.ts'
import type { Ports } from './ports.ts'

const secretsSchema = z.object({
  editorToken: z.string(),
  viewerToken: z.string(),
  revalidateSecret: z.string(),
})

/** Secrets of the embedded lake; it makes them at its first start and keeps them in its data folder. */
export type Secrets = z.output<typeof secretsSchema>

/** Reads the secrets of an embedded lake that has been started at least once. */
export function readSecrets(env: Environment): Secrets {
  return secretsSchema.parse(JSON.parse(readFileSync(join(env.LAKE_DATA, 'secrets.json'), 'utf8')))
}

/** Where a running shop can be opened; `lake` is undefined on the hosted lake. */
export type Addresses = { site: string; studio: string; lake?: string }

export function addressesOf(env: Environment, ports: Ports): Addresses {
  return {
    site: `http://localhost:${ports.web}`,
    studio: `http://localhost:${ports.studio}`,
    lake: env.SANITY_PROJECT_ID ? undefined : `http://localhost:${ports.lake}`,
  }
}

const project = (env: Environment) => ({
  SANITY_PROJECT_ID: env.SANITY_PROJECT_ID ?? 'paperhome',
  SANITY_DATASET: env.SANITY_DATASET,
})

/** What the lake's process reads. */
export function lakeSettings(env: Environment, ports: Ports): Record<string, string> {
  const { site, studio } = addressesOf(env, ports)
  return {
    ...project(env),
    LAKE_DATA: env.LAKE_DATA,
    LAKE_PORT: String(ports.lake),
    LAKE_STREAM_PORTS: ports.streams.join(','),
    LAKE_ORIGINS: `${studio},${site}`,
    LAKE_WEBHOOK_URL: `${site}/api/revalidate`,
  }
}

/** What the Studio's bundle sees; all of it is public. */
export function studioSettings(env: Environment, ports: Ports): Record<string, string> {
  const { site, lake } = addressesOf(env, ports)
  const { SANITY_PROJECT_ID, SANITY_DATASET } = project(env)
  return {
    SANITY_STUDIO_PROJECT_ID: SANITY_PROJECT_ID,
    SANITY_STUDIO_DATASET: SANITY_DATASET,
    SANITY_STUDIO_LAKE_URL: lake ?? '',
    SANITY_STUDIO_STREAM_PORTS: ports.streams.join(','),
    SANITY_STUDIO_SITE_URL: env.SITE_URL ?? site,
  }
}

/** What the site's process reads, at build and at run time. `secrets` is undefined on the hosted lake. */
export function siteSettings(env: Environment, ports: Ports, secrets?: Secrets): Record<string, string> {
  const { site, studio, lake } = addressesOf(env, ports)
  const given: Record<string, string | undefined> = {
    ...project(env),
    LAKE_URL: lake,
    SITE_URL: env.SITE_URL ?? site,
    STUDIO_URL: studio,
    SANITY_API_TOKEN: env.SANITY_API_TOKEN ?? secrets?.editorToken,
    SANITY_VIEWER_TOKEN: env.SANITY_VIEWER_TOKEN ?? secrets?.viewerToken,
    SANITY_REVALIDATE_SECRET: env.SANITY_REVALIDATE_SECRET ?? secrets?.revalidateSecret,
    NEWSLETTER_HOST: env.NEWSLETTER_HOST,
    NEWSLETTER_KEY: env.NEWSLETTER_KEY,
    NEXT_DIST_DIR: env.NEXT_DIST_DIR,
    NEXT_TELEMETRY_DISABLED: '1',
  }
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
