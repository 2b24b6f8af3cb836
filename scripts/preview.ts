import { spawn } from 'node:child_process'
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

const usage = `Usage: npm run preview -- [route] [--open] [--perspective drafts|published|<release>]
Prints a link to the draft version of a route, valid for one hour; --open opens it.
Example: npm run preview -- /about --open`

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

const openers: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

function openInBrowser(link: string): void {
  const [command, ...args] = openers[process.platform] ?? ['xdg-open']
  const child = spawn(command, [...args, link], { stdio: 'ignore', detached: true })
  child.on('error', () => console.error(`✗ ${command} could not open a browser; see the link above`))
  child.unref()
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      open: { type: 'boolean' },
      help: { type: 'boolean' },
      perspective: { type: 'string', default: 'drafts' },
    },
  })
  const [route = '/'] = positionals
  if (values.help || !route.startsWith('/')) {
    console.log(usage)
    process.exitCode = values.help ? 0 : 1
  } else {
    const link = await previewLink(readEnvironment(), route, values.perspective)
    console.log(link)
    if (values.open) openInBrowser(link)
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
