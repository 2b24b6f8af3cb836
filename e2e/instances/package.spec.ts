import { expect, test } from '@playwright/test'
import { createClient, type SanityClient } from '@sanity/client'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { collectLake } from '../../scripts/package/lake.ts'
import { collectSite } from '../../scripts/package/site.ts'
import { runCli } from '../../lake/src/cli/main.ts'
import { lakeSettings } from '../../scripts/services/settings.ts'
import { mailsTo, textOf } from '../mailbox.ts'
import { siteUrl, testEnvironment, testPorts } from '../shop.ts'
import {
  canSandbox,
  composeVariables,
  composeWebhooks,
  SandboxedProcess,
  readDockerfile,
  runSandboxed,
  user,
  volume,
} from './container.ts'

/*
 * What deploy/compose.yaml runs, without a container engine: the same folders, commands and variables, another user, a
 * read-only file system apart from the volumes, and nothing of the repository.
 */
test.skip(!canSandbox, 'Mount namespaces and another user need root on Linux')

const { packaged } = testPorts
const [siteAt, lakeAt, studioAt] = [packaged.web, packaged.lake, packaged.studio].map(
  (port) => `http://localhost:${port}`,
) as [string, string, string]
const images = { site: readDockerfile('site.Dockerfile'), lake: readDockerfile('lake.Dockerfile') }
/** As `openssl rand -hex 32` makes it. */
const secret = randomBytes(32).toString('hex')
const member = 'teamMember-claire-dunmore'
const running: SandboxedProcess[] = []
let folder: string
let volumes: Record<'data' | 'backups' | 'cache' | 'mail', string>
let lakeEnv: Record<string, string>
let siteEnv: Record<string, string>

const start = (...[container]: ConstructorParameters<typeof SandboxedProcess>) => {
  const program = new SandboxedProcess(container)
  running.push(program)
  return program
}
const lakeContainer = (command: string[]) => ({
  folder: join(folder, 'lake'),
  command,
  env: lakeEnv,
  volumes: [volumes.data, volumes.backups],
})
const startSite = async () => {
  const command = images.site.command.map((word) => (word === '3000' ? String(packaged.web) : word))
  const site = start({
    folder: join(folder, 'site'),
    cwd: images.site.cwd,
    command,
    env: siteEnv,
    volumes: [volumes.cache, volumes.mail],
  })
  await site.waitUntilReady(`${siteAt}/ready`)
  return site
}
const editor = (): SanityClient =>
  createClient({
    projectId: 'paperhome',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: lakeAt,
    useProjectHostname: false,
    useCdn: false,
    token: (JSON.parse(readFileSync(join(volumes.data, 'secrets.json'), 'utf8')) as { editorToken: string })
      .editorToken,
  })
/** Why a request failed. */
const codeOf = (error: Error) => (error.cause as NodeJS.ErrnoException | undefined)?.code ?? error.message
const read = async (path: string) => (await fetch(siteAt + path)).text()

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(180_000)
  folder = mkdtempSync('/tmp/shop-package-')
  chmodSync(folder, 0o755)
  await collectSite(testEnvironment, join(folder, 'site'))
  await collectLake(testEnvironment, join(folder, 'lake'))
  volumes = {
    data: volume(join(folder, 'data')),
    backups: volume(join(folder, 'backups')),
    cache: volume(join(folder, 'site/web', testEnvironment.NEXT_DIST_DIR, 'cache')),
    mail: volume(join(folder, 'site/mail')),
  }
  lakeEnv = {
    ...images.lake.env,
    LAKE_HOST_NAMES: 'lake',
    LAKE_TRUSTED_PROXIES: '1',
    LAKE_PUBLIC_URL: 'https://lake.example.com',
    LAKE_ORIGINS: `https://studio.example.com,${siteUrl}`,
    LAKE_BACKUPS_DAILY: '7',
    LAKE_BACKUPS_WEEKLY: '4',
    LAKE_WEBHOOKS: composeWebhooks(siteAt, secret),
    // Inside a container these are paths and ports of its own.
    LAKE_DATA: volumes.data,
    LAKE_BACKUPS: volumes.backups,
    LAKE_PORT: String(packaged.lake),
    LAKE_STREAM_PORTS: '0',
  }
  siteEnv = {
    ...images.site.env,
    LAKE_URL: lakeAt,
    SITE_URL: siteUrl,
    STUDIO_URL: 'https://studio.example.com',
    SANITY_REVALIDATE_SECRET: secret,
    SANITY_API_TOKEN: '',
    SANITY_VIEWER_TOKEN: '',
    TRUSTED_PROXIES: '1',
    METRICS_TOKEN: 'metrics-of-the-test',
    MAIL_URL: '',
    MAIL_FROM: '',
    NEWSLETTER_HOST: '',
    NEWSLETTER_KEY: '',
    LOG_LEVEL: 'warn',
    MAIL_DIR: volumes.mail,
    NEXT_DIST_DIR: testEnvironment.NEXT_DIST_DIR,
  }
})

test.afterAll(async () => {
  await Promise.all(running.map((program) => program.stop()))
  rmSync(folder, { recursive: true, force: true })
})

test('the variables of compose.yaml are those that are tried here', () => {
  expect(composeVariables('x-site').filter((name) => !(name in siteEnv))).toEqual([])
  expect(composeVariables('lake').filter((name) => !(name in lakeEnv))).toEqual([])
  expect(composeVariables('x-site').length).toBeGreaterThan(5)
  expect(composeVariables('lake').length).toBeGreaterThan(3)
})

test('a backup of the shop is restored into the volume, and the lake starts once it has a user', async () => {
  const backup = join(volumes.backups, 'shop.tar.gz')
  const env = lakeSettings(testEnvironment, testPorts)
  expect(await runCli(['backup', backup], { env, out: () => {} })).toBe(0)
  chmodSync(backup, 0o644)
  await runSandboxed(lakeContainer(['lake/src/cli.ts', 'restore', backup]))
  await expect(runSandboxed(lakeContainer(images.lake.command))).rejects.toThrow('Make a user first')
  await runSandboxed(
    lakeContainer(['lake/src/cli.ts', 'user', 'ann', 'administrator']),
    'a password of the test\n',
  )
  for (const [name, role] of [
    ['SANITY_API_TOKEN', 'site'],
    ['SANITY_VIEWER_TOKEN', 'viewer'],
  ] as const) {
    siteEnv[name] = await runSandboxed(lakeContainer(['lake/src/cli.ts', 'token', role, 'Website']))
  }
  const lake = start(lakeContainer(images.lake.command))
  await lake.waitUntilReady(`${lakeAt}/health`)
  const status = (host: string) =>
    new Promise((resolve) => {
      request(`${lakeAt}/v1/ping`, { headers: { host } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).end()
    })
  expect([await status('lake:3900'), await status('lake.example.com'), await status('other')]).toEqual([
    200, 200, 403,
  ])
  expect(statSync(join(volumes.data, 'lake.sqlite')).uid).toBe(user)
})

test('the site serves pages, pictures and operations', async () => {
  const site = await startSite()
  const home = await read('/')
  expect(home).toContain('</html>')
  await expect
    .poll(async () => (await fetch(`${siteAt}/`)).headers.get('x-cache'), { timeout: 10_000 })
    .toBe('HIT')
  const page = await fetch(`${siteAt}/`, { headers: { 'accept-encoding': 'br' } })
  expect(page.headers.get('content-encoding')).toBe('br')
  expect(page.headers.get('content-security-policy')).toContain("'sha256-")
  for (const [pattern, name] of [
    [/\/_next\/static\/[^"]+\.js/, 'script'],
    [/\/_next\/static\/[^"]+\.css/, 'styles'],
    [/\/cdn\/[^" ]+/, 'picture'],
  ] as const) {
    const path = pattern.exec(home)?.[0].replaceAll('&amp;', '&') ?? 'none'
    expect((await fetch(siteAt + path)).status, name).toBe(200)
  }
  expect((await fetch(`${siteAt}/no-such-page`)).status).toBe(404)
  expect((await fetch(`${siteAt}/product-details/1`)).status).toBe(200)
  expect((await fetch(`${siteAt}/search?q=paper`)).status).toBe(200)
  const metrics = await fetch(`${siteAt}/metrics`, {
    headers: { authorization: 'Bearer metrics-of-the-test' },
  })
  expect(await metrics.text()).toContain('shop_request_seconds')
  expect(site.output).not.toMatch(/EROFS|EACCES|Failed to|could not be stored/)
})

test('the private page of a quote opens, and its offer is sent by email', async () => {
  const client = editor()
  const [id, token] = [randomUUID(), randomBytes(16).toString('base64url')]
  const email = `buyer-${id}@example.com`
  await client.create({
    _id: `quoteRequest.${id}`,
    _type: 'quoteRequest',
    number: 'Q-PACKAGE-1',
    sentAt: new Date().toISOString(),
    contact: { name: 'Berta Baker', email },
    lines: [{ _key: 'a', _type: 'quoteRequestLine', name: 'Bread bag', unit: 'case', quantity: 10 }],
    handling: 'new',
    linkHash: createHash('sha256').update(token).digest('hex'),
  })
  expect(await read(`/quote/${id}?t=${token}`)).toContain('Q-PACKAGE-1')
  const line = { _key: 'a', _type: 'offerLine', name: 'Bread bag', unit: 'case', quantity: 10, unitPrice: 30 }
  const offer = { lines: [line], shipping: 5, validUntil: '2099-12-31', sentAt: new Date().toISOString() }
  await client.patch(`quoteRequest.${id}`).set({ handling: 'offered', offer }).commit()
  const mails = () => mailsTo(email, volumes.mail)
  await expect.poll(() => mails().length, { timeout: 15_000 }).toBe(1)
  const link = /https?:\/\/\S+(\/quote\/\S+)/.exec(textOf(mails()[0] ?? ''))?.[1] ?? ''
  expect(await read(link)).toContain('Q-PACKAGE-1')
})

test('the site shows a publish promptly, answers accepted requests before it exits, and restarts', async () => {
  const client = editor()
  const publish = (name: string) => client.patch(member).set({ name }).commit({ visibility: 'sync' })
  const seen = (text: string) => expect.poll(() => read('/team'), { timeout: 5000 }).toContain(text)
  await read('/team')
  await publish('Member In A Container')
  await seen('Member In A Container')

  const site = running.at(-1)
  const visit = async (n: number) => {
    const response = await fetch(`${siteAt}/blog-v1?stop=${n}`)
    return (await response.text()).includes('</html>') ? response.status : 'cut'
  }
  const visits = () => Array.from({ length: 20 }, (_, n) => visit(n).catch(codeOf))
  // They leave open connections, which the server must not reset under a request.
  expect(new Set(await Promise.all(visits()))).toEqual(new Set([200]))
  const answers = Promise.all(visits())
  await new Promise((resolve) => setTimeout(resolve, 200))
  const ended = await site?.stop()
  expect(ended?.code).toBe(0)
  expect(ended?.ms).toBeLessThan(5000)
  const seenAnswers = new Set(await answers)
  // A new connection is refused, and the proxy takes another server.
  seenAnswers.delete('ECONNREFUSED')
  expect([...seenAnswers]).toEqual([200])

  await publish('Member While Stopped')
  const again = await startSite()
  await seen('Member While Stopped')
  expect(again.output).not.toMatch(/EROFS|EACCES|Failed to|could not be stored/)
})

test('the Studio is served from the same image as the lake', async () => {
  const studio = start({
    ...lakeContainer(['scripts/studio.ts']),
    env: {
      ...lakeEnv,
      SITE_URL: siteUrl,
      STUDIO_PORT: String(packaged.studio),
      STUDIO_DIST_DIR: testEnvironment.STUDIO_DIST_DIR,
    },
  })
  await studio.waitUntilReady(studioAt)
  const page = await fetch(`${studioAt}/structure`)
  expect(page.headers.get('content-security-policy')).toContain('https://lake.example.com')
  const script = /\/static\/[^"]+\.js/.exec(await page.text())?.[0]
  expect((await fetch(studioAt + script)).status).toBe(200)
  expect((await studio.stop()).code).toBe(0)
})

test('the lake stops in order', async () => {
  const [lake] = running
  expect((await lake?.stop())?.code).toBe(0)
  expect(lake?.output).toContain('"event":"stopped"')
})
