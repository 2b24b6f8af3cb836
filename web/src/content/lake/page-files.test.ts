import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as promises from 'node:fs/promises'
import { inCacheFolder, pagesFolder } from './page-files'

it('moves rendered pages into the cache folder of their build, and nothing else', () => {
  const distDir = mkdtempSync(join(tmpdir(), 'build-'))
  writeFileSync(join(distDir, 'BUILD_ID'), 'build-1\n')
  const server = join(distDir, 'server')
  mkdirSync(join(server, 'app'), { recursive: true })
  const files = inCacheFolder(
    {
      mkdir: (path: string) => mkdirSync(path, { recursive: true }),
      writeFileSync,
      readFileSync,
      existsSync,
    },
    server,
  )
  const page = join(server, 'route-cache', 'APP_PAGE', 'about.html')
  files.mkdir(join(page, '..'))
  files.writeFileSync(page, 'rendered')
  files.writeFileSync(join(server, 'app', 'about.html'), 'built')
  expect(existsSync(join(server, 'route-cache'))).toBe(false)
  expect(readFileSync(join(pagesFolder(distDir), 'route-cache/APP_PAGE/about.html'), 'utf8')).toBe('rendered')
  expect([files.readFileSync(page, 'utf8'), files.existsSync(page)]).toEqual(['rendered', true])
  expect(readFileSync(join(server, 'app', 'about.html'), 'utf8')).toBe('built')
  writeFileSync(join(distDir, 'BUILD_ID'), 'build-2')
  expect(inCacheFolder({ existsSync }, server).existsSync(page)).toBe(false)
  rmSync(distDir, { recursive: true })
})

it('removes a page of which a file cannot be written, and leaves nothing half written', async () => {
  const distDir = mkdtempSync(join(tmpdir(), 'build-'))
  const app = join(distDir, 'server', 'app')
  mkdirSync(join(app, 'about.meta', 'in the way'), { recursive: true })
  const { writeFile } = inCacheFolder({ writeFile: promises.writeFile }, join(distDir, 'server'))
  await writeFile(join(app, 'about.html'), 'older')
  await expect(writeFile(join(app, 'about.meta'), 'newer')).rejects.toThrow('about.meta')
  expect(readdirSync(app)).toEqual(['about.meta'])
  rmSync(distDir, { recursive: true })
})
