import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { startTestLake } from '../lake/testing/test-lake.ts'

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

test('a link leads to the site that the lake belongs to, and not to a program that had its port at the start', async () => {
  const lake = await startTestLake({
    projectId: 'paperhome',
    webhookUrl: 'http://localhost:4801/api/revalidate',
  })
  onTestFinished(() => lake.close())
  const { SITE_URL: _, ...rest } = process.env
  const env = { ...rest, LAKE_DATA: lake.dataDir, WEB_PORT: '4800' }
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'preview.ts'), '/about'], { env })
  expect(stdout).toMatch(/^http:\/\/localhost:4801\/api\/draft-mode\/enable\?.*%2Fabout/)
})
