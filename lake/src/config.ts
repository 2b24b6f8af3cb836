import { isIP } from 'node:net'
import { isAbsolute, join, resolve } from 'node:path'
import { z } from 'zod'
import { type DocumentWebhook, readWebhooks } from './live/webhook-config.ts'
import { type Retention, defaultRetention } from './backup/folder.ts'
import type { ScheduleWaits } from './backup/schedule.ts'

/** Limits of one request, so that it cannot take the whole machine. */
export const defaultLimits = {
  /** bytes of a JSON body */
  bodyBytes: 32 * 1024 * 1024,
  /** characters of a GROQ query */
  queryLength: 100_000,
  /** bytes of an uploaded image or file */
  assetBytes: 64 * 1024 * 1024,
  /** a file that the site leaves for the editors: 10 MB and what encrypting adds */
  siteFileBytes: 10 * 1024 * 1024 + 64,
  /** pixels of an uploaded image */
  imagePixels: 100_000_000,
  /** widest or tallest picture that a transform may produce, in pixels */
  transformSide: 4096,
  /** bytes on disk that the cache of transformed pictures may take */
  transformCacheBytes: 512 * 1024 * 1024,
  /** number of files in that cache */
  transformCacheFiles: 20_000,
  /** transformed pictures that may wait for one caller while two are made; for all callers together, twice as many */
  transformsWaiting: 200,
  /** milliseconds that one query may take */
  queryMs: 5000,
  /** the same for a query without a token */
  visitorQueryMs: 500,
  /** milliseconds in which a request's headers must have come */
  headersMs: 20_000,
  /** milliseconds in which a whole request must have come */
  requestMs: 120_000,
  /** milliseconds after which a client that takes nothing of its answer is disconnected */
  stalledMs: 30_000,
  /** event streams open at the same time */
  streams: 500,
  /** mutations in one transaction */
  mutations: 20_000,
  /** milliseconds in which they must be applied: nothing else happens meanwhile */
  transactionMs: 10_000,
}

export type LakeLimits = typeof defaultLimits

/** Everything the lake needs to know; `readConfig` fills it from the environment, tests fill it by hand. */
export type LakeConfig = {
  projectId: string
  dataset: string
  /** 0 takes a free port */
  port: number
  /** further ports for event streams: a browser opens six connections to one host and port */
  streamPorts: number[]
  /** folder of all persistent state */
  dataDir: string
  /** origins allowed by CORS and by the login redirect; for the first, the Studio's, the login cookie counts */
  origins: string[]
  /** where published changes are announced, if anywhere */
  webhookUrl?: string
  /** further webhooks, with a filter and a projection */
  webhooks?: DocumentWebhook[]
  /** address to listen on; default loopback only. Any other needs a user with a password */
  host?: string
  /** address under which others reach the lake, and that asset documents carry; default `http://localhost:<port>` */
  publicUrl?: string
  /** further host names under which servers reach the lake, such as those of a container network */
  hostNames?: string[]
  /** folder for daily backups, if any; `daily` and `weekly` say how many are kept, `waits` are for tests */
  backups?: { folder: string; waits?: ScheduleWaits } & Retention
  /** types of which the role `site` may create documents; default `defaultSiteTypes` */
  siteTypes?: string[]
  /** types of which the role `site` may read a private document, if it knows its id; default `defaultSiteReads` */
  siteReads?: string[]
  limits?: Partial<LakeLimits>
  /** writes one structured log line; default JSON to standard output */
  log?: (line: Record<string, unknown>) => void
  /** waits between webhook attempts, in milliseconds, the last one repeated */
  webhookDelays?: number[]
}

/** Document types that visitors of a shop create. */
export const defaultSiteTypes = [
  'newsletterLead',
  'inquiry',
  'commentSubmission',
  'sampleRequest',
  'order',
  'quoteRequest',
  'quoteReply',
  'searchMisses',
]

/** What the site looks up for visitors: a code that they type in, an order or a quote whose private link they have. */
export const defaultSiteReads = ['promoCodes', 'order', 'quoteRequest', 'quoteReply']

const port = z.coerce.number().int().min(0).max(65535)
const origin = z
  .string()
  .refine(
    (value) => URL.canParse(value) && new URL(value).origin === value,
    'is not an origin such as http://localhost:3333',
  )
const list = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

const retentionCount = z.coerce.number().int().min(0).max(1000)

const documentTypes = z
  .string()
  .transform(list)
  .pipe(z.array(z.string().regex(/^[A-Za-z][\w.-]*$/, 'is a list of document types')))

const environment = z.object({
  SANITY_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*$/, 'may hold lower-case letters, digits and dashes')
    .default('paperhome'),
  SANITY_DATASET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9_-]*$/, 'may hold lower-case letters, digits, underscores and dashes')
    .default('production'),
  LAKE_PORT: port.default(3900),
  LAKE_STREAM_PORTS: z
    .string()
    .default('3901,3902,3903,3904')
    .transform(list)
    .pipe(z.array(z.string().regex(/^\d+$/, 'is a list of ports').transform(Number))),
  LAKE_DATA: z.string().optional(),
  LAKE_ORIGINS: z
    .string()
    .default('http://localhost:3333,http://localhost:3000')
    .transform(list)
    .pipe(z.array(origin)),
  LAKE_WEBHOOK_URL: z.url().optional(),
  LAKE_WEBHOOKS: z
    .string()
    .transform((text, context) => {
      try {
        return readWebhooks(text)
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        context.addIssue({ code: 'custom', message: `is a list of webhooks or a file with one; ${message}` })
        return z.NEVER
      }
    })
    .optional(),
  LAKE_SITE_TYPES: documentTypes.optional(),
  LAKE_SITE_READS: documentTypes.optional(),
  LAKE_HOST: z
    .string()
    .refine((value) => value === 'localhost' || isIP(value) !== 0, 'is an IP address such as 0.0.0.0')
    .optional(),
  LAKE_HOST_NAMES: z
    .string()
    .transform(list)
    .pipe(z.array(z.string().regex(/^[a-z0-9][a-z0-9.-]*$/, 'is a list of host names such as lake')))
    .optional(),
  LAKE_BACKUPS: z.string().optional(),
  LAKE_BACKUPS_DAILY: retentionCount.min(1).default(defaultRetention.daily),
  LAKE_BACKUPS_WEEKLY: retentionCount.default(defaultRetention.weekly),
  LAKE_PUBLIC_URL: z
    .string()
    .refine(
      (value) => URL.canParse(value) && /^https?:\/\/[^/]+(\/.*[^/])?$/.test(value),
      'is an address such as https://lake.example.com, without a slash at its end',
    )
    .optional(),
})

/**
 * Reads the lake's settings from environment variables; an empty variable counts as unset.
 * @throws Error naming every variable that is wrong and why
 */
export function readConfig(env: Record<string, string | undefined>): LakeConfig {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environment.safeParse(present)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path[0]?.toString() ?? ''}: ${issue.message}`)
    throw new Error(`The lake cannot start with these settings.\n${wrong.join('\n')}`)
  }
  const settings = parsed.data
  const repository = resolve(import.meta.dirname, '../..')
  const data = settings.LAKE_DATA ?? join(repository, '.data')
  return {
    projectId: settings.SANITY_PROJECT_ID,
    dataset: settings.SANITY_DATASET,
    port: settings.LAKE_PORT,
    streamPorts: settings.LAKE_STREAM_PORTS,
    dataDir: isAbsolute(data) ? data : resolve(repository, data),
    origins: settings.LAKE_ORIGINS,
    webhookUrl: settings.LAKE_WEBHOOK_URL,
    webhooks: settings.LAKE_WEBHOOKS,
    host: settings.LAKE_HOST,
    publicUrl: settings.LAKE_PUBLIC_URL,
    hostNames: settings.LAKE_HOST_NAMES,
    backups: settings.LAKE_BACKUPS
      ? {
          folder: resolve(repository, settings.LAKE_BACKUPS),
          daily: settings.LAKE_BACKUPS_DAILY,
          weekly: settings.LAKE_BACKUPS_WEEKLY,
        }
      : undefined,
    siteTypes: settings.LAKE_SITE_TYPES,
    siteReads: settings.LAKE_SITE_READS,
  }
}
