import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { offersWebhook } from '../../deploy/sanity/offers-webhook.ts'
import { readConfig } from '../../lake/src/read-config.ts'
import type { DocumentWebhook } from '../../lake/src/live/webhook-config.ts'
import { EnvironmentError, root, type Environment } from '../environment.ts'
import type { Ports } from './ports.ts'

const secretsSchema = z.object({
  administratorToken: z.string(),
  editorToken: z.string(),
  viewerToken: z.string(),
  siteToken: z.string(),
  revalidateSecret: z.string(),
  contentId: z.string(),
})

/** Secrets of the embedded lake, which creates them at its first start and keeps them in its data folder. */
export type Secrets = z.output<typeof secretsSchema>

/** Reads the secrets of an embedded lake that has been started at least once. */
export function readSecrets(env: Environment): Secrets {
  return secretsSchema.parse(JSON.parse(readFileSync(join(env.LAKE_DATA, 'secrets.json'), 'utf8')))
}

/** How other machines reach the embedded lake; without these variables it listens on this machine only. */
export type Reach = { host?: string; publicUrl?: string; origins?: string[] }

/**
 * Reads `LAKE_HOST`, `LAKE_PUBLIC_URL` and `LAKE_ORIGINS`; the lake validates them.
 * @throws EnvironmentError with one line per variable that is wrong
 */
export function readReach(source: NodeJS.ProcessEnv = process.env): Reach {
  const { LAKE_HOST, LAKE_PUBLIC_URL, LAKE_ORIGINS } = source
  try {
    const { host, publicUrl, origins } = readConfig({ LAKE_HOST, LAKE_PUBLIC_URL, LAKE_ORIGINS })
    return { host, publicUrl, ...(LAKE_ORIGINS ? { origins } : {}) }
  } catch (error) {
    const [, ...lines] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new EnvironmentError(lines.map((line) => `${line} (see .env.example)`).join('\n'), { cause: error })
  }
}

/** Where a running shop can be opened; `lake` is undefined on the hosted lake. */
export type Addresses = { site: string; studio: string; lake?: string }

/** @throws EnvironmentError when the variables of `readReach` are invalid */
export function addressesOf(env: Environment, ports: Ports): Addresses {
  if (!env.SANITY_PROJECT_ID) readReach()
  return {
    site: `http://localhost:${ports.web}`,
    studio: `http://localhost:${ports.studio}`,
    lake: env.SANITY_PROJECT_ID ? undefined : `http://localhost:${ports.lake}`,
  }
}

/** The Studio's address that the environment names; the first of the lake's origins is the Studio. */
const studioForOthers = ({ STUDIO_URL }: Environment, lake: string | undefined, { origins }: Reach) =>
  STUDIO_URL ?? (lake ? origins?.[0] : undefined)

/** A line for each address of a running shop, followed by the one that others use, when the environment names it. */
export function addressLines(
  env: Environment,
  { site, studio, lake }: Addresses,
  reach = readReach(),
): string[] {
  const line = (name: string, local: string, forOthers?: string) =>
    `${name.padEnd(8)}${local}${forOthers && forOthers !== local ? `, for others ${forOthers}` : ''}`
  return [
    line('Shop', site, env.SITE_URL),
    line('Studio', studio, studioForOthers(env, lake, reach)),
    ...(lake ? [line('Lake', lake, reach.publicUrl)] : []),
  ]
}

/** @throws EnvironmentError when `LAKE_WEBHOOKS` is invalid */
function readOwnWebhooks({ LAKE_WEBHOOKS } = process.env): DocumentWebhook[] {
  try {
    return readConfig({ LAKE_WEBHOOKS }).webhooks ?? []
  } catch (error) {
    throw new EnvironmentError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

const project = (env: Environment) => ({
  SANITY_PROJECT_ID: env.SANITY_PROJECT_ID ?? 'paperhome',
  SANITY_DATASET: env.SANITY_DATASET,
})

/** Environment variables of the lake. */
export function lakeSettings(env: Environment, ports: Ports, reach = readReach()): Record<string, string> {
  const { site, studio } = addressesOf(env, ports)
  const own = env.STUDIO_URL ? [new URL(env.STUDIO_URL).origin, studio, site] : [studio, site]
  return {
    ...project(env),
    LAKE_DATA: env.LAKE_DATA,
    LAKE_PORT: String(ports.lake),
    LAKE_STREAM_PORTS: ports.streams.join(','),
    LAKE_ORIGINS: (reach.origins ?? own).join(','),
    LAKE_WEBHOOK_URL: `${site}/api/revalidate`,
    LAKE_WEBHOOKS: JSON.stringify([{ ...offersWebhook, url: `${site}/api/offers` }, ...readOwnWebhooks()]),
    ...(reach.host ? { LAKE_HOST: reach.host } : {}),
    ...(reach.publicUrl ? { LAKE_PUBLIC_URL: reach.publicUrl } : {}),
  }
}

/** Environment variables inlined into the Studio's bundle; all of them are public. */
export function studioSettings(env: Environment, ports: Ports, reach = readReach()): Record<string, string> {
  const { site, lake } = addressesOf(env, ports)
  const { SANITY_PROJECT_ID, SANITY_DATASET } = project(env)
  return {
    SANITY_STUDIO_PROJECT_ID: SANITY_PROJECT_ID,
    SANITY_STUDIO_DATASET: SANITY_DATASET,
    SANITY_STUDIO_LAKE_URL: lake ? (reach.publicUrl ?? lake) : '',
    // A proxy has one port; HTTP/2 over TLS needs no more.
    SANITY_STUDIO_STREAM_PORTS: reach.publicUrl ? '' : ports.streams.join(','),
    SANITY_STUDIO_SITE_URL: env.SITE_URL ?? site,
  }
}

/** Environment variables of the site, at build and at run time. `secrets` is undefined on the hosted lake. */
export function siteSettings(
  env: Environment,
  ports: Ports,
  secrets?: Secrets,
  reach = readReach(),
): Record<string, string> {
  const { site, studio, lake } = addressesOf(env, ports)
  const given: Record<string, string | undefined> = {
    ...project(env),
    LAKE_URL: lake,
    SITE_URL: env.SITE_URL ?? site,
    STUDIO_URL: studioForOthers(env, lake, reach) ?? studio,
    // Stores what visitors send and reads published content; the viewer token reads drafts. The embedded lake knows its own only.
    SANITY_API_TOKEN: secrets?.siteToken ?? env.SANITY_API_TOKEN,
    SANITY_VIEWER_TOKEN: secrets?.viewerToken ?? env.SANITY_VIEWER_TOKEN,
    SANITY_REVALIDATE_SECRET: secrets?.revalidateSecret ?? env.SANITY_REVALIDATE_SECRET,
    LAKE_CONTENT_ID: secrets?.contentId,
    NEWSLETTER_HOST: env.NEWSLETTER_HOST,
    NEWSLETTER_KEY: env.NEWSLETTER_KEY,
    MAIL_URL: env.MAIL_URL,
    MAIL_FROM: env.MAIL_FROM,
    MAIL_DIR: resolve(root, env.LAKE_DATA, 'mail'),
    TRUSTED_PROXIES: String(env.TRUSTED_PROXIES),
    NEXT_DIST_DIR: env.NEXT_DIST_DIR,
    NEXT_TELEMETRY_DISABLED: '1',
  }
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
