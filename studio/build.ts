import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sanity } from './cli.ts'
import { ownPage } from './offline.ts'

/**
 * Builds the Studio as static files: `node studio/build.ts <folder>`, relative to this folder.
 * Sanity writes its page after all Vite hooks, so this script changes the page afterwards.
 */
const studio = fileURLToPath(new URL('.', import.meta.url))
const outDir = resolve(studio, process.argv[2] ?? 'dist')

await sanity(['build', outDir, '-y'])
const page = join(outDir, 'index.html')
await writeFile(page, ownPage(await readFile(page, 'utf8')))
