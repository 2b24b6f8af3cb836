import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { metricsToken, siteUrl } from '../shop.ts'

const { hostname, port } = new URL(siteUrl)
const count = 20

/** Seconds of processor time that the site has used. */
async function usedSeconds(): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const metrics = await (await fetch(`${siteUrl}/metrics`, { headers })).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1])
}

/** Sends a request on a connection of its own, and returns the status of the answer. */
async function ask(path: string, headers: string): Promise<number> {
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (data) => (answer += data.toString()))
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${headers}\r\n\r\n`)
  await once(socket, 'close')
  return Number(answer.split(' ')[1])
}

async function costOf(path: string, headers: string, status: number): Promise<number> {
  const before = await usedSeconds()
  for (let each = 0; each < count; each += 1) expect(await ask(path, headers)).toBe(status)
  return (await usedSeconds()) - before
}

test('a request for an upgrade is answered as others are, and has their limits', async () => {
  // Next.js compares each of so many parameters with all others.
  const path = `/shop-v1?${Array.from({ length: 4000 }, (_, each) => each.toString(36)).join('&')}`
  const page = await costOf('/about', 'Connection: close', 200)
  await costOf('/about', 'Connection: Upgrade, close\r\nUpgrade: websocket', 200)
  const upgrade = await costOf(path, 'Connection: Upgrade\r\nUpgrade: websocket', 414)
  // a page from memory takes a few milliseconds, the routing of this address takes a hundred
  expect(upgrade).toBeLessThan(page + count * 0.02)
})
