import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { readEnvironment } from '../environment.ts'
import { configuredPorts, freePorts, movedPorts } from './ports.ts'

test('a port that is taken is replaced by the next free one, and a message says so', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve))
  const address = other.address()
  const taken = typeof address === 'object' && address ? address.port : 0
  try {
    const env = readEnvironment({ WEB_PORT: String(taken), STUDIO_PORT: '45333', LAKE_PORT: '45900' })
    const ports = await freePorts(env)
    expect(ports.web).toBeGreaterThan(taken)
    expect(movedPorts(env, ports)[0]).toBe(`Port ${taken} is in use: the site uses ${ports.web}.`)
    const all = [ports.web, ports.studio, ports.lake, ...ports.streams]
    expect(new Set(all).size).toBe(15)
  } finally {
    other.close()
  }
})

test('a port that browsers refuse is replaced, also among those of the streams', async () => {
  const env = readEnvironment({ WEB_PORT: '6000', STUDIO_PORT: '45333', LAKE_PORT: '4042' })
  const ports = await freePorts(env)
  expect(movedPorts(env, ports)[0]).toBe(`Browsers refuse port 6000: the site uses ${ports.web}.`)
  expect([...ports.streams, ...configuredPorts(env).streams]).not.toContain(4045)
})

test.each(['80', '65530'])('the ports after %s are found, as far as there are any', async (first) => {
  const ports = await freePorts(readEnvironment({ WEB_PORT: first, LAKE_PORT: '65530' }))
  const all = [ports.web, ports.studio, ports.lake, ...ports.streams]
  expect(new Set(all).size).toBe(15)
  expect(all.every((port) => port > 0 && port < 65_536)).toBe(true)
})
