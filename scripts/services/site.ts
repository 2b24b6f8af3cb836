import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, type Environment } from '../environment.ts'
import { buildIfChanged } from './build.ts'
import type { HeldPort } from './held-ports.ts'
import { administerLake } from './lake.ts'
import { logFolder, runToEnd, startService, type Service } from './service.ts'
import type { Ports } from './ports.ts'
import { siteSettings, type Secrets } from './settings.ts'
import { expiredTagsFile } from '../../web/src/content/lake/expired-tags.ts'

const folder = join(root, 'web')
const next = join(root, 'node_modules/next/dist/bin/next')
/** Read at run time: changing them needs no new build. */
const readAtRunTime = [
  'LAKE_URL',
  'SANITY_API_TOKEN',
  'SANITY_VIEWER_TOKEN',
  'NEWSLETTER_HOST',
  'NEWSLETTER_KEY',
  'MAIL_URL',
  'MAIL_FROM',
  'MAIL_DIR',
  'TRUSTED_PROXIES',
]

/** Parts of the Studio that the site imports (`exports` in studio/package.json). */
const sharedByStudio = [
  'studio/sanity.types.ts',
  'studio/schema.json',
  'studio/schema/rules',
  'studio/pricing',
  'studio/quotes',
  'studio/routes',
  'studio/structure/health/links.ts',
]

/** The folder of the built site. */
export const siteBuild = (env: Environment): string => join(folder, env.NEXT_DIST_DIR)

/** Builds the site, unless the build is up to date; the lake must be running. @returns whether it was built */
export function buildSite(env: Environment, ports: Ports, secrets?: Secrets): Promise<boolean> {
  const settings = siteSettings(env, ports, secrets)
  const inputs = {
    paths: ['web', ...sharedByStudio, 'package-lock.json'],
    settings: {
      ...Object.fromEntries(Object.entries(settings).filter(([name]) => !readAtRunTime.includes(name))),
      STANDALONE: env.STANDALONE,
      // Addresses of pictures in the pages are signed with this secret. Its hash is enough to notice a change.
      SANITY_REVALIDATE_SECRET: createHash('sha256')
        .update(settings.SANITY_REVALIDATE_SECRET ?? '')
        .digest('hex'),
    },
  }
  return buildIfChanged(siteBuild(env), inputs, async () => {
    // The build renders every page. Earlier publishes that the lake still has to deliver would expire these pages again.
    if (settings.LAKE_URL) await administerLake(env, settings.LAKE_URL, 'DELETE', '/lake/publishes')
    await runToEnd({
      name: 'site-build',
      command: process.execPath,
      args: [join(folder, 'build.ts')],
      cwd: folder,
      env: { ...process.env, ...settings, STANDALONE: env.STANDALONE, NODE_ENV: 'production' },
      logs: logFolder(env.LAKE_DATA),
    })
  })
}

/** Serves the built site, on its port if that is held, and waits until it is ready. */
export function startSite(
  env: Environment,
  ports: Ports,
  secrets?: Secrets,
  held: readonly HeldPort[] = [],
): Promise<Service> {
  return run(env, ports, secrets, [join(folder, 'server.ts')], 'production', held)
}

/** Runs the site with hot reload. */
export function startSiteDev(env: Environment, ports: Ports, secrets?: Secrets): Promise<Service> {
  // Development notes elsewhere what is published meanwhile. Without the file, all pages of the build expire at its next start.
  rmSync(expiredTagsFile(siteBuild(env)), { force: true })
  // It notes addresses, the private links of orders among them.
  mkdirSync(siteBuild(env), { recursive: true })
  chmodSync(siteBuild(env), 0o700)
  return run(env, ports, secrets, [next, 'dev'], 'development')
}

function run(
  env: Environment,
  ports: Ports,
  secrets: Secrets | undefined,
  command: string[],
  mode: 'production' | 'development',
  held: readonly HeldPort[] = [],
): Promise<Service> {
  return startService({
    name: 'site',
    command: process.execPath,
    args: [...command, '--port', String(ports.web), '--hostname', env.WEB_HOST],
    cwd: folder,
    env: { ...process.env, ...siteSettings(env, ports, secrets), NODE_ENV: mode },
    logs: logFolder(env.LAKE_DATA),
    readyUrl: `http://localhost:${ports.web}/robots.txt`,
    held,
  })
}
