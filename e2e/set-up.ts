import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { fillEmptyLake } from '../scripts/services/content.ts'
import { startLakeProcess } from '../scripts/services/lake.ts'
import { readSecrets, type Secrets } from '../scripts/services/settings.ts'
import { buildSite, startSite, startSiteDev } from '../scripts/services/site.ts'
import { buildStudio, serveStudio, startStudioDev } from '../scripts/services/studio.ts'
import { isDevelopment, lakeUrl, siteUrl, testEnvironment as env, testPorts as ports } from './shop.ts'

type Running = { stop(): Promise<void> }

/** Starts the whole shop as `npm start` or `npm run dev` does, on the ports of the tests, and a way to kill its lake. */
export default async function setUp(): Promise<() => Promise<void>> {
  rmSync(env.LAKE_DATA, { recursive: true, force: true })
  const say = (line: string) => console.log(`  ${line}`)
  let lake = await startLakeProcess(env, ports)
  say(await fillEmptyLake(env, lakeUrl, () => {}))
  const secrets = readSecrets(env)
  const { studio, site } = await (isDevelopment ? startForDevelopment(secrets) : startBuilt(secrets, say))

  const actions: Record<string, () => Promise<void>> = {
    '/lake/kill': async () => {
      process.kill(lake.pid, 'SIGKILL')
      await lake.exited
    },
    '/lake/start': async () => {
      lake = await startLakeProcess(env, ports)
    },
  }
  const control = createServer((request, response) => {
    const act =
      actions[request.url ?? ''] ?? (() => Promise.reject(new Error(`No such action: ${request.url}`)))
    act().then(
      () => response.end('done'),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  }).listen(ports.control, 'localhost')

  return async () => {
    control.close()
    control.closeAllConnections()
    await Promise.all([site.stop(), studio.stop(), lake.stop()])
  }
}

async function startBuilt(secrets: Secrets, say: (line: string) => void) {
  await buildStudio(env, ports)
  say('Studio built')
  await buildSite(env, ports, secrets)
  say('Site built')
  const studio: Running = await serveStudio(env, ports)
  const site: Running = await startSite(env, ports, secrets)
  return { studio, site }
}

async function startForDevelopment(secrets: Secrets) {
  const studio: Running = await startStudioDev(env, ports)
  const site: Running = await startSiteDev(env, ports, secrets)
  // The first request of a route compiles it; no test should wait for that.
  for (const path of ['/', '/product-details?category=kraft-bags-brown', '/api/draft-mode/live']) {
    await (await fetch(`${siteUrl}${path}`)).arrayBuffer()
  }
  return { studio, site }
}
