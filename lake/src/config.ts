import type { Retention } from './backup/folder.ts'
import type { ScheduleWaits } from './backup/schedule.ts'
import { isLoopbackAddress } from './http/origins.ts'
import type { LakeLimits } from './limits.ts'
import type { DocumentWebhook } from './live/webhook-config.ts'

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
  /** sends no webhooks: they wait for the next start, as after a tool that ran while the shop was stopped */
  keepsQueues?: boolean
  /** address to listen on; default loopback only. Any other needs a user with a password */
  host?: string
  /** address under which others reach the lake, and that asset documents carry; default `http://localhost:<port>` */
  publicUrl?: string
  /** further host names under which servers reach the lake, such as those of a container network */
  hostNames?: string[]
  /** whether published documents can be queried without a token; default `private` where other machines reach the lake */
  aclMode?: 'public' | 'private'
  /** proxies in front that append to `X-Forwarded-For`; default one on this machine with a `publicUrl`, else none */
  trustedProxies?: number
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

/** Document types that the site creates for visitors; the site's list is `submissionTypes` (web/src/content/inbox). */
export const defaultSiteTypes = [
  'newsletterLead',
  'inquiry',
  'commentSubmission',
  'sampleRequest',
  'order',
  'quoteRequest',
  'quoteReply',
  'sampleNotice',
  'searchMisses',
]

/**
 * Private document types that the site reads: a code that visitors type, an order or a quote whose private link they have,
 * and the sample requests about which it sends emails.
 */
export const defaultSiteReads = [
  'promoCodes',
  'order',
  'quoteRequest',
  'quoteReply',
  'sampleRequest',
  'sampleNotice',
]

/** Whether other machines can reach the lake, by itself or through a proxy that has an address for it. */
export function isReachable({ host = 'localhost', publicUrl }: LakeConfig): boolean {
  const publicName = publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname
  return !isLoopbackAddress(host) || !isLoopbackAddress(publicName.replace(/^\[|\]$/g, ''))
}
