import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveAssets } from './serve-assets'

const folder = mkdtempSync(join(tmpdir(), 'assets-'))
for (const name of ['a.js', 'a.js.br', 'a.js.gz', 'old.js']) writeFileSync(join(folder, name), 'export {}')
writeFileSync(join(folder, 'large.js'), Buffer.alloc(30_000_000))
const serve = serveAssets(folder)
const server = createServer((request, response) => serve(request, response, () => response.end('no asset')))
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`, { headers })

beforeAll(async () => {
  server.listen(0, 'localhost')
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

it.each(['bytes=10-5', 'bytes=0-3', 'bytes=x'])('sends the whole file for the range %s', async (range) => {
  const answer = await get('/a.js', { range })
  expect([answer.status, await answer.text()]).toEqual([200, 'export {}'])
})

it.each(['br', 'gzip'])('sends what the build has compressed to who accepts %s', async (encoding) => {
  const answer = await new Promise<IncomingMessage>((resolve) =>
    request(`http://localhost:${(server.address() as AddressInfo).port}/a.js`, {
      headers: { 'accept-encoding': encoding },
    })
      .on('response', resolve)
      .end(),
  )
  answer.resume()
  expect(answer.headers['content-encoding']).toBe(encoding)
})

it('disconnects who asks for a file that a new build has removed', async () => {
  rmSync(join(folder, 'old.js'))
  await expect(get('/old.js').then((answer) => answer.text())).rejects.toThrow(/terminated|fetch failed/)
})

const openFiles = '/proc/self/fd'

/** How often this process has a file open. */
const timesOpen = (name: string) =>
  readdirSync(openFiles).filter((number) => {
    // the listing itself is closed by now
    const link = existsSync(join(openFiles, number)) ? readlinkSync(join(openFiles, number)) : ''
    return link.endsWith(`/${name}`)
  }).length

it.skipIf(!existsSync(openFiles))('closes the file of a client that leaves', async () => {
  const client = connect((server.address() as AddressInfo).port, 'localhost')
  client.write('GET /large.js HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(client.pause(), 'readable')
  expect(timesOpen('large.js')).toBe(1)
  client.destroy()
  await expect.poll(() => timesOpen('large.js')).toBe(0)
})

it('leaves other paths to the site', async () => {
  expect(await (await get('/about')).text()).toBe('no asset')
})
