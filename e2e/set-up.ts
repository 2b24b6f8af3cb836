import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { fillEmptyLake } from '../scripts/shop/content.ts'
import { startLakeProcess } from '../scripts/shop/lake.ts'
import { readSecrets } from '../scripts/shop/settings.ts'
import { buildSite, startSite } from '../scripts/shop/site.ts'
import { buildStudio, serveStudio } from '../scripts/shop/studio.ts'
import { lakeUrl, testEnvironment as env, testPorts as ports } from './shop.ts'

/** Starts the whole shop as `npm start` does, on the ports of the tests, and a way to kill its lake. */
export default async function setUp(): Promise<() => Promise<void>> {
  rmSync(env.LAKE_DATA, { recursive: true, force: true })
  const say = (line: string) => console.log(`  ${line}`)
  let lake = await startLakeProcess(env, ports)
  say(await fillEmptyLake(env, lakeUrl, () => {}))
  const secrets = readSecrets(env)
  await buildStudio(env, ports)
  say('Studio built')
  await buildSite(env, ports, secrets)
  say('Site built')
  const studio = await serveStudio(env, ports)
  const site = await startSite(env, ports, secrets)

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
