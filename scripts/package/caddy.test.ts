import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const version = spawnSync('caddy', ['version'], { encoding: 'utf8' }).stdout ?? ''
/** Caddy before 2.7, which Debian has, knows the policy by its older name. */
const isOld = /^v?2\.[0-6]\./.test(version)

/** A server that answers with its port. */
async function listen(): Promise<Server> {
  const server = createServer((_, response) => response.end(String(portOf(server))))
  server.listen(0, 'localhost')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return server
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const port = portOf(server)
  server.close()
  return port
}

/** Runs Caddy with deploy/Caddyfile in front of two servers. @returns its port */
async function startCaddy(sites: Server[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'))
  const [port, studio, lake] = await Promise.all([freePort(), freePort(), freePort()])
  const written = readFileSync(join(import.meta.dirname, '../../deploy/Caddyfile'), 'utf8')
  const upstreams = sites.map((site) => `localhost:${portOf(site)}`).join(' ')
  const used = written
    .replace('site-1:3000 site-2:3000', upstreams)
    .replaceAll('client_ip_hash', isOld ? 'ip_hash' : 'client_ip_hash')
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, `{\n\tadmin off\n}\n${used}`)
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SITE_URL: `http://localhost:${port}`,
      STUDIO_URL: `http://localhost:${studio}`,
      LAKE_PUBLIC_URL: `http://localhost:${lake}`,
    },
  })
  onTestFinished(async () => {
    if (caddy.exitCode === null && caddy.kill('SIGKILL')) await once(caddy, 'exit')
    rmSync(folder, { recursive: true, force: true })
  })
  await expect
    .poll(
      () =>
        fetch(`http://localhost:${port}/`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 10_000 },
    )
    .toBe(true)
  return port
}

it.skipIf(!version)('serves visitors while others send requests that no server can answer', async () => {
  const port = await startCaddy([await listen(), await listen()])
  const visit = async () => {
    const started = performance.now()
    const { status } = await fetch(`http://localhost:${port}/`)
    return { status, isQuick: performance.now() - started < 1500 }
  }
  const visits: ReturnType<typeof visit>[] = []
  for (let round = 0; round < 20; round += 1) {
    // Caddy itself fails to read this body.
    const broken = connect(port, 'localhost').on('error', () => undefined)
    broken.write(
      `GET / HTTP/1.1\r\nHost: localhost:${port}\r\nTransfer-Encoding: chunked\r\n\r\nno chunk\r\n`,
    )
    onTestFinished(() => void broken.destroy())
    await new Promise((resolve) => setTimeout(resolve, 100))
    visits.push(visit())
  }
  expect(await Promise.all(visits)).toEqual(visits.map(() => ({ status: 200, isQuick: true })))
})

it.skipIf(!version)('serves a visitor after their server has gone', async () => {
  const sites = [await listen(), await listen()]
  const port = await startCaddy(sites)
  const visit = async () => {
    const response = await fetch(`http://localhost:${port}/`)
    expect(response.status).toBe(200)
    expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/)
    return response.text()
  }
  const first = await visit()
  const gone = sites.find((site) => String(portOf(site)) === first)
  gone?.close()
  gone?.closeAllConnections()
  expect(await visit()).not.toBe(first)
})
