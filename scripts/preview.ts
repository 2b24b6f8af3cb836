import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import {
  urlSearchParamPreviewPathname,
  urlSearchParamPreviewPerspective,
  urlSearchParamPreviewSecret,
} from '@sanity/preview-url-secret/constants'
import { parseArgs } from 'node:util'
import { EnvironmentError, readEnvironment, type Environment } from './environment.ts'
import { lakeClient } from './services/content.ts'
import { runningLake, siteOfLake } from './services/lake.ts'
import { configuredPorts } from './services/ports.ts'
import { addressesOf } from './services/settings.ts'

const usage = `Usage: npm run preview -- [route] [--perspective drafts|published|<release>]
Prints a link to the draft version of a route, valid for one hour.
Example: npm run preview -- /about`

/** Stores a secret in the lake and returns a link that enables draft mode with it. */
async function previewLink(env: Environment, route: string, perspective: string): Promise<string> {
  const { site, studio, lake } = addressesOf(env, configuredPorts(env))
  const client = lakeClient(env, lake && (await runningLake(env)))
  // Tests the connection first: createPreviewSecret also deletes old secrets and logs each failure.
  await client.fetch('true')
  const { secret } = await createPreviewSecret(client, 'npm run preview', studio, undefined)
  const reached = env.SITE_URL ?? (lake && (await siteOfLake(env))) ?? site
  const link = new URL('/api/draft-mode/enable', reached)
  link.searchParams.set(urlSearchParamPreviewSecret, secret)
  link.searchParams.set(urlSearchParamPreviewPathname, route)
  link.searchParams.set(urlSearchParamPreviewPerspective, perspective)
  return link.href
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      perspective: { type: 'string', default: 'drafts' },
    },
  })
  const [route = '/'] = positionals
  if (values.help || !route.startsWith('/')) {
    console.log(usage)
    process.exitCode = values.help ? 0 : 1
  } else {
    console.log(await previewLink(readEnvironment(), route, values.perspective))
  }
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  console.error(
    error instanceof EnvironmentError
      ? `✗ ${reason}`
      : `✗ No link could be made: ${reason}\n  Is the shop running (npm start)? On other ports, set SITE_URL.`,
  )
  process.exitCode = 1
}
