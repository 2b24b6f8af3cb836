import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { expect, onTestFinished, test } from 'vitest'
import { readEnvironment } from '../environment.ts'
import { startLakeProcess } from './lake.ts'
import { ServiceError } from './service-error.ts'

const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'shop-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

test('a process that takes the port before the lake does is not taken for it', async () => {
  const heard: (string | undefined)[] = []
  const other = createServer((request, response) => {
    heard.push(request.headers.authorization)
    response.end('{"status":"ok"}')
  })
  await new Promise<void>((listening) => other.listen(0, 'localhost', listening))
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo
  const env = readEnvironment({ LAKE_DATA: folder() })
  const ports = { web: 1, studio: 2, lake: port, streams: [await getPort()] }
  await expect(startLakeProcess(env, ports)).rejects.toThrow(ServiceError)
  expect(heard.filter(Boolean)).toEqual([])
})

test('the lake is ready once it answers', async () => {
  const env = readEnvironment({ LAKE_DATA: folder() })
  const [lakePort, stream] = [await getPort(), await getPort()]
  const lake = await startLakeProcess(env, { web: 1, studio: 2, lake: lakePort, streams: [stream] })
  expect((await fetch(`http://localhost:${lakePort}/health`)).status).toBe(200)
  await lake.stop()
})
