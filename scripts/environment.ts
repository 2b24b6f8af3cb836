import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** The folder that holds package.json, lake, studio, web and scripts. */
export const root = fileURLToPath(new URL('..', import.meta.url))

const webAddress = (message: string) => z.url({ protocol: /^https?$/, message })

const port = z.coerce.number().int().min(1).max(65_535)

const schema = z
  .object({
    SANITY_PROJECT_ID: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'must be a project id: lower-case letters, digits and dashes')
      .optional(),
    SANITY_DATASET: z.string().min(1).default('production'),
    SANITY_API_TOKEN: z.string().min(1).optional(),
    SANITY_VIEWER_TOKEN: z.string().min(1).optional(),
    SANITY_REVALIDATE_SECRET: z.string().min(16, 'needs at least 16 characters').optional(),
    NEWSLETTER_HOST: webAddress('must be a URL such as https://mail.example.com').optional(),
    NEWSLETTER_KEY: z.string().min(1).optional(),
    MAIL_URL: z
      .url({
        protocol: /^smtps?$/,
        message: 'must be a URL such as smtp://user:password@mail.example.com:587',
      })
      .optional(),
    MAIL_FROM: z.string().regex(/@/, 'must be an address such as Paper & Home <shop@example.com>').optional(),
    TRUSTED_PROXIES: z.coerce.number('must be a number of proxies such as 1').int().min(0).max(9).default(0),
    SITE_URL: webAddress('must be a URL such as https://shop.example.com').optional(),
    STUDIO_URL: webAddress('must be a URL such as https://studio.example.com').optional(),
    WEB_HOST: z.string().min(1).default('localhost'),
    WEB_PORT: port.default(3000),
    STUDIO_HOST: z.string().min(1).default('localhost'),
    STUDIO_PORT: port.default(3333),
    LAKE_PORT: port.default(3900),
    LAKE_DATA: z.string().min(1).default(join(root, '.data')),
    NEXT_DIST_DIR: z.string().min(1).default('.next'),
    STUDIO_DIST_DIR: z.string().min(1).default('dist'),
    STANDALONE: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  })
  .refine((env) => !env.SANITY_PROJECT_ID || env.SANITY_API_TOKEN, {
    path: ['SANITY_API_TOKEN'],
    message: 'is required with SANITY_PROJECT_ID: the import and the preview of drafts use it',
  })
  .refine((env) => !env.NEWSLETTER_HOST || env.NEWSLETTER_KEY, {
    path: ['NEWSLETTER_KEY'],
    message: 'is required with NEWSLETTER_HOST: the newsletter service authenticates with it',
  })
  .refine((env) => !env.MAIL_URL || env.MAIL_FROM, {
    path: ['MAIL_FROM'],
    message: 'is required with MAIL_URL: emails are sent from this address',
  })

/** The validated values of `.env` and the process environment; without SANITY_PROJECT_ID the embedded lake is used. */
export type Environment = z.output<typeof schema>

/** Thrown when variables are invalid; the message has one line per variable. */
export class EnvironmentError extends Error {}

/**
 * Reads `.env` (when there is one) and the process environment, which takes precedence.
 * An empty variable counts as unset.
 * @throws EnvironmentError with one line per missing or invalid variable
 */
export function readEnvironment(source: NodeJS.ProcessEnv = processEnvironment()): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  throw new EnvironmentError(
    result.error.issues
      .map((issue) => `${issue.path.join('.')} ${issue.message} (see .env.example)`)
      .join('\n'),
  )
}

function processEnvironment(): NodeJS.ProcessEnv {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return process.env
}
