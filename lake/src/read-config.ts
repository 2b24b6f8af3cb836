import { isIP } from 'node:net'
import { isAbsolute, join, resolve } from 'node:path'
import { z } from 'zod'
import { defaultRetention } from './backup/folder.ts'
import type { LakeConfig } from './config.ts'
import { readWebhooks } from './live/webhook-config.ts'

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
  LAKE_ACL_MODE: z.enum(['public', 'private'], 'is public or private').optional(),
  LAKE_TRUSTED_PROXIES: z.coerce.number('is a number of proxies such as 1').int().min(0).max(9).optional(),
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
    aclMode: settings.LAKE_ACL_MODE,
    trustedProxies: settings.LAKE_TRUSTED_PROXIES,
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
