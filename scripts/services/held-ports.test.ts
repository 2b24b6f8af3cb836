import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { expect, onTestFinished, test } from 'vitest'
import { listenOnHandles } from '../../lake/src/http/listen.ts'
import { readEnvironment } from '../environment.ts'
import { holdFreePorts } from './hold-free-ports.ts'
import { holdPorts, passOn } from './held-ports.ts'

/** Both addresses of localhost, where the machine has both. */
const addresses = Object.values(networkInterfaces()).some((each) =>
  each?.some(({ address }) => address === '::1'),
)
  ? ['127.0.0.1', '::1']
  : ['127.0.0.1']

const holdOne = async (port: number, on = ['127.0.0.1']) => {
  const [held] = await holdPorts([{ port, addresses: on }])
  if (!held) throw new Error('No port is held')
  return held
}

const hold = async () => {
  const port = await getPort()
  const held = await holdOne(port, ['127.0.0.1', '::1'])
  onTestFinished(() => held.release())
  return { port, held }
}

const urlOf = (address: string, port: number) =>
  `http://${address.includes(':') ? `[${address}]` : address}:${port}/`

test('another process cannot take a held port, and who opens it waits until the service listens', async () => {
  const { port, held } = await hold()
  expect(held.handles).toHaveLength(addresses.length)
  for (const host of addresses) {
    const other = createServer().listen({ host, port })
    await expect(once(other, 'listening')).rejects.toThrow('EADDRINUSE')
  }
  const answers = addresses.map((address) => fetch(urlOf(address, port)).then((answer) => answer.text()))
  const servers = await listenOnHandles(held.handles, () =>
    createServer((_, response) => response.end('the service')),
  )
  onTestFinished(() => servers.forEach((server) => server.close()))
  expect(await Promise.all(answers)).toEqual(addresses.map(() => 'the service'))
})

/** A service that takes handles as the site does (web/operations/held-ports.ts), and says its process number. */
const service = `
import { createServer } from 'node:http'
process.on('message', (message, handle) => {
  createServer((_, response) => response.setHeader('connection', 'close').end(String(process.pid))).listen(handle)
})`

test('a port stays held when the service that listened on it ends, for the next one', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'held-')), 'service.mjs')
  writeFileSync(file, service)
  const { port, held } = await hold()
  const ask = () => fetch(urlOf('127.0.0.1', port)).then((answer) => answer.text())
  const startAndAsk = async () => {
    const child = fork(file, { execArgv: [] })
    onTestFinished(() => void child.kill('SIGKILL'))
    passOn([held], child)
    return { child, answer: await ask() }
  }
  const first = await startAndAsk()
  expect(first.answer).toBe(String(first.child.pid))
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  const other = createServer().listen({ host: '127.0.0.1', port })
  await expect(once(other, 'listening')).rejects.toThrow('EADDRINUSE')
  const second = await startAndAsk()
  expect(second.answer).toBe(String(second.child.pid))
})

test('a port that another process has is not held, and is free again when it is released', async () => {
  const { port, held } = await hold()
  await expect(holdOne(port)).rejects.toThrow('another process uses this port')
  held.release()
  const other = createServer().listen({ host: '127.0.0.1', port })
  await once(other, 'listening')
  other.close()
})

test('the ports of all services are held before anything starts', async () => {
  const first = await getPort()
  const env = readEnvironment({ WEB_PORT: String(first), STUDIO_PORT: String(first + 1), LAKE_PORT: '45900' })
  const { ports, held } = await holdFreePorts(env)
  onTestFinished(() => held.forEach(({ release }) => release()))
  expect(held).toHaveLength(15)
  for (const port of [ports.web, ports.studio, ports.lake, ...ports.streams])
    await expect(holdOne(port)).rejects.toThrow('another process uses this port')
})

test('a host may be a name of localhost', async () => {
  const first = await getPort()
  const ports = { WEB_PORT: String(first), STUDIO_PORT: String(first + 1), LAKE_PORT: '45900' }
  const { held } = await holdFreePorts(readEnvironment({ ...ports, WEB_HOST: 'LOCALHOST' }))
  onTestFinished(() => held.forEach(({ release }) => release()))
  expect(held[0]?.handles).toHaveLength(addresses.length)
})
