import { join } from 'node:path'
import { z } from 'zod'

const webAddress = (message: string) => z.url({ protocol: /^https?$/, message })

const secret = z.string().min(16, 'needs at least 16 characters')

const schema = z
  .object({
    LAKE_URL: webAddress(
      'is the address of the embedded content lake, such as http://localhost:3900',
    ).optional(),
    SANITY_PROJECT_ID: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'is a project id: lower-case letters, digits and dashes')
      .optional(),
    SANITY_DATASET: z.string().min(1).default('production'),
    SANITY_API_TOKEN: z.string().min(1).optional(),
    SANITY_VIEWER_TOKEN: z.string().min(1).optional(),
    SANITY_REVALIDATE_SECRET: secret.optional(),
    LAKE_CONTENT_ID: z.string().min(1).optional(),
    SITE_URL: webAddress('is the public address of this site').default('http://localhost:3000'),
    STUDIO_URL: webAddress('is the address of the Studio').default('http://localhost:3333'),
    NEWSLETTER_HOST: webAddress('is an address such as https://mail.example.com').optional(),
    NEWSLETTER_KEY: z.string().min(1).optional(),
    MAIL_URL: z
      .url({
        protocol: /^smtps?$/,
        message: 'is an address such as smtp://user:password@mail.example.com:587',
      })
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(/@/, 'is an email address such as Paper & Home <shop@example.com>')
      .optional(),
    MAIL_DIR: z.string().min(1).optional(),
    TRUSTED_PROXIES: z.coerce.number('is a number of proxies such as 1').int().min(0).max(9).default(0),
    FOLLOW_PUBLISHES: z.enum(['0', '1'], 'is 0 or 1').optional(),
    NEXT_DIST_DIR: z.string().min(1).default('.next'),
    STANDALONE: z.enum(['0', '1'], 'is 0 or 1').optional(),
    VERCEL: z.string().optional(),
    // Next.js sets it.
    NEXT_PHASE: z.string().optional(),
  })
  .refine((env) => !env.NEWSLETTER_HOST || env.NEWSLETTER_KEY, {
    path: ['NEWSLETTER_KEY'],
    message: 'is needed with NEWSLETTER_HOST: the newsletter service asks for it',
  })
  .refine((env) => !env.MAIL_URL || env.MAIL_FROM, {
    path: ['MAIL_FROM'],
    message: 'is needed with MAIL_URL: mails are sent from this address',
  })

/** The site's settings. `lakeUrl` is undefined on Sanity's hosted Content Lake. */
export type Config = {
  lakeUrl?: string
  projectId: string
  dataset: string
  apiToken?: string
  /** Reads drafts, for visitors in draft mode; it stays on the server. */
  viewerToken?: string
  revalidateSecret?: string
  /** Names the content of the embedded lake: another lake, or a restored one, has another id. */
  contentId?: string
  siteUrl: string
  studioUrl: string
  newsletter?: { host: string; key: string }
  /** Without `url`, each mail is kept as a file in `dir`. */
  mail: { url?: string; from: string; dir: string }
  /** How many proxies in front of the site append to `X-Forwarded-For`. */
  trustedProxies: number
  /** Whether this server is notified of publishes by a stream of its own (content/lake/follow-publishes.ts). */
  followsPublishes: boolean
  distDir: string
  /** Whether the build also makes a folder that runs without the repository. */
  isStandalone: boolean
  isDevelopment: boolean
  /** Whether the site is being built, rather than served. */
  isBuild: boolean
  /** Whether the caches in content/lake are used; in development Next.js caches instead, on Vercel the host. */
  hasOwnCache: boolean
  /** Folder of files that must survive a restart or are needed while the lake is down. */
  storeDir: string
}

/** Thrown when environment variables are missing or invalid; the message has one line per variable. */
export class ConfigError extends Error {}

/**
 * Parses the environment variables; an empty one counts as unset.
 * @throws ConfigError with one line per variable that is missing or invalid
 */
export function readConfig(source: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new ConfigError(lines.join('\n'))
  }
  const env = result.data
  const isDevelopment = source.NODE_ENV === 'development'
  return {
    lakeUrl:
      env.LAKE_URL?.replace(/\/+$/, '') ?? (env.SANITY_PROJECT_ID ? undefined : 'http://localhost:3900'),
    projectId: env.SANITY_PROJECT_ID ?? 'paperhome',
    dataset: env.SANITY_DATASET,
    apiToken: env.SANITY_API_TOKEN,
    viewerToken: env.SANITY_VIEWER_TOKEN,
    revalidateSecret: env.SANITY_REVALIDATE_SECRET,
    contentId: env.LAKE_CONTENT_ID,
    siteUrl: env.SITE_URL.replace(/\/+$/, ''),
    studioUrl: env.STUDIO_URL,
    newsletter:
      env.NEWSLETTER_HOST && env.NEWSLETTER_KEY
        ? { host: env.NEWSLETTER_HOST.replace(/\/+$/, ''), key: env.NEWSLETTER_KEY }
        : undefined,
    mail: {
      url: env.MAIL_URL,
      from: env.MAIL_FROM ?? 'shop@localhost',
      dir: env.MAIL_DIR ?? join(/* turbopackIgnore: true */ process.cwd(), '..', '.data', 'mail'),
    },
    trustedProxies: env.TRUSTED_PROXIES,
    followsPublishes: env.FOLLOW_PUBLISHES
      ? env.FOLLOW_PUBLISHES === '1'
      : Boolean(env.SANITY_PROJECT_ID && !env.LAKE_URL),
    distDir: env.NEXT_DIST_DIR,
    isStandalone: env.STANDALONE === '1',
    isDevelopment,
    isBuild: env.NEXT_PHASE === 'phase-production-build',
    hasOwnCache: !isDevelopment && env.VERCEL !== '1',
    storeDir: join(/* turbopackIgnore: true */ process.cwd(), env.NEXT_DIST_DIR, 'cache', 'content'),
  }
}

export const config = readConfig(process.env)
