import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readEnvironment, root } from '../environment.ts'
import { serveStudio } from './studio.ts'

/** Both addresses of localhost, where the machine has both. */
const loopback = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
)
  ? ['127.0.0.1', '[::1]']
  : ['127.0.0.1']

const made = mkdtempSync(join(tmpdir(), 'studio-'))

beforeEach(() => {
  mkdirSync(made, { recursive: true })
  writeFileSync(join(made, 'index.html'), '<title>Studio</title>')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(made, { recursive: true, force: true })
})

test('the Studio shows the site and the lake in frames, at the addresses under which others reach them, and nothing else', async () => {
  vi.stubEnv('LAKE_PUBLIC_URL', 'https://lake.example.com')
  const env = {
    ...readEnvironment({ SITE_URL: 'https://shop.example.com' }),
    STUDIO_DIST_DIR: relative(join(root, 'studio'), made),
  }
  const studio = await serveStudio(env, { web: 4395, studio: 4396, lake: 4397, streams: [] })
  try {
    const answer = await fetch('http://localhost:4396/any/path/of/the/studio')
    expect(answer.status).toBe(200)
    for (const host of loopback) expect((await fetch(`http://${host}:4396/`)).status).toBe(200)
    expect(answer.headers.get('content-security-policy')).toContain(
      "frame-src 'self' https://shop.example.com https://lake.example.com",
    )
  } finally {
    await studio.stop()
  }
})

test('neither a range that ends before it starts nor a file that a new build removed ends the process', async () => {
  writeFileSync(join(made, 'old.js'), 'export {}')
  const env = { ...readEnvironment({}), STUDIO_DIST_DIR: relative(join(root, 'studio'), made) }
  const studio = await serveStudio(env, { web: 4395, studio: 4398, lake: 4397, streams: [] })
  try {
    const answer = await fetch('http://localhost:4398/', { headers: { range: 'bytes=10-5' } })
    expect(await answer.text()).toBe('<title>Studio</title>')
    rmSync(join(made, 'old.js'))
    await expect(fetch('http://localhost:4398/old.js').then((gone) => gone.text())).rejects.toThrow(
      /terminated|fetch failed/,
    )
    expect((await fetch('http://localhost:4398/')).status).toBe(200)
  } finally {
    await studio.stop()
  }
})

const openFiles = '/proc/self/fd'

/** How often this process has a file open. */
const timesOpen = (name: string) =>
  readdirSync(openFiles).filter((number) => {
    // the listing itself is closed by now
    const link = existsSync(join(openFiles, number)) ? readlinkSync(join(openFiles, number)) : ''
    return link.endsWith(`/${name}`)
  }).length

test.skipIf(!existsSync(openFiles))(
  'neither clients that leave nor those that ask for many files together, or for an upgrade, take what others need',
  async () => {
    writeFileSync(join(made, 'large.js'), Buffer.alloc(30_000_000))
    const env = { ...readEnvironment({}), STUDIO_DIST_DIR: relative(join(root, 'studio'), made) }
    const studio = await serveStudio(env, { web: 4395, studio: 4394, lake: 4397, streams: [] })
    const ask = (times: number) => {
      const client = connect(4394, 'localhost').on('error', () => undefined)
      client.write('GET /large.js HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(times))
      return client
    }
    const askForUpgradeAndLeave = async () => {
      const socket = connect(4394, 'localhost').on('error', () => undefined)
      await once(socket, 'connect')
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
      socket.resetAndDestroy()
    }
    try {
      const client = ask(3)
      await once(client.pause(), 'readable')
      // the others wait for the first
      expect(timesOpen('large.js')).toBe(1)
      client.destroy()
      await expect.poll(() => timesOpen('large.js')).toBe(0)
      await once(ask(9).resume(), 'close')
      await expect.poll(() => timesOpen('large.js')).toBe(0)
      await Promise.all(Array.from({ length: 200 }, askForUpgradeAndLeave))
      expect((await fetch('http://localhost:4394/')).status).toBe(200)
      expect((await fetch('http://localhost:4394/', { method: 'POST', body: 'x' })).status).toBe(405)
    } finally {
      await studio.stop()
    }
  },
)
