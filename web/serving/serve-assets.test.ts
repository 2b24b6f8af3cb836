import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveAssets } from './serve-assets'

const folder = mkdtempSync(join(tmpdir(), 'assets-'))
for (const name of ['a.js', 'old.js']) writeFileSync(join(folder, name), 'export {}')
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

it('disconnects who asks for a file that a new build has removed', async () => {
  rmSync(join(folder, 'old.js'))
  await expect(get('/old.js').then((answer) => answer.text())).rejects.toThrow(/terminated|fetch failed/)
})

it('leaves other paths to the site', async () => {
  expect(await (await get('/about')).text()).toBe('no asset')
})
