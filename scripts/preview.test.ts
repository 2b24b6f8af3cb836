import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const run = promisify(execFile)

test('a program on the port of a lake that does not run gets no token', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const names = [
    'administratorToken',
    'editorToken',
    'viewerToken',
    'siteToken',
    'revalidateSecret',
    'contentId',
  ]
  const secrets = Object.fromEntries(names.map((name) => [name, name.padEnd(40, '0')]))
  writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(secrets))
  const heard: (string | undefined)[] = []
  const other = createServer((request, response) => {
    heard.push(request.headers.authorization)
    response.setHeader('content-type', 'application/json').end('{"result":true}')
  })
  await new Promise<void>((listening) => other.listen(0, 'localhost', listening))
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo
  const env = { ...process.env, LAKE_DATA: dataDir, LAKE_PORT: String(port) }
  const preview = run(process.execPath, [join(import.meta.dirname, 'preview.ts'), '/about'], { env })
  await expect(preview).rejects.toThrow(/The embedded lake is not running/)
  expect(heard.filter(Boolean)).toEqual([])
})
