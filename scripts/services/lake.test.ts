import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readEnvironment } from '../environment.ts'
import { startLakeProcess } from './lake.ts'
import { ServiceError } from './service.ts'

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
  const ports = { web: 1, studio: 2, lake: port, streams: [] }
  await expect(startLakeProcess(env, ports)).rejects.toThrow(ServiceError)
  expect(heard.filter(Boolean)).toEqual([])
})

test('the lake is ready once it answers', async () => {
  const env = readEnvironment({ LAKE_DATA: folder() })
  const free = createServer()
  await new Promise<void>((listening) => free.listen(0, 'localhost', listening))
  const { port } = free.address() as AddressInfo
  await new Promise((closed) => free.close(closed))
  const lake = await startLakeProcess(env, { web: 1, studio: 2, lake: port, streams: [] })
  expect((await fetch(`http://localhost:${port}/health`)).status).toBe(200)
  await lake.stop()
})
