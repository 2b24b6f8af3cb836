/*
 * Where Next.js stores the pages that it renders while it serves. By default it writes them into its build; here they go into
 * the cache folder, so that the build can be read-only and the cache can be deleted at any time. Next loads this file by
 * itself, outside of the site's bundle.
 */
import { readFileSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

type PathFunction = (path: string, ...rest: never[]) => unknown
type FileSystem = Record<string, PathFunction>

/** The folder within `server/` for pages rendered while serving (`ROUTE_CACHE_DIRECTORY` of Next.js). */
const renderedPages = 'route-cache'

/** The folder of one build's rendered pages; another build cannot use them. */
export const pagesFolder = (distDir: string): string => join(distDir, 'cache', 'pages', buildIdOf(distDir))

function buildIdOf(distDir: string): string {
  try {
    return readFileSync(/* turbopackIgnore: true */ join(distDir, 'BUILD_ID'), 'utf8').trim()
  } catch {
    return 'development'
  }
}

/**
 * The file functions of Next.js, with every path below `server/route-cache` replaced by one in the cache folder.
 * @param files functions that take a path first
 * @param serverDistDir the folder `server` of a build
 */
export function inCacheFolder<Files extends object>(files: Files, serverDistDir: string): Files {
  const from = join(serverDistDir, renderedPages)
  const to = join(pagesFolder(join(serverDistDir, '..')), renderedPages)
  const placed = (path: string) =>
    path === from || path.startsWith(from + sep) ? to + path.slice(from.length) : path
  const replaced = Object.entries(files as FileSystem).map(([name, work]) => [
    name,
    (path: string, ...rest: never[]) => work(placed(path), ...rest),
  ])
  return {
    ...Object.fromEntries(replaced),
    writeFile: (path: string, data: Data) => write(placed(path), data),
  } as Files
}

type Data = string | Uint8Array
let count = 0

/**
 * Writes a file of a page whole or not at all: on a full disk Next.js would leave an empty page, or new facts beside an
 * older page. A page of which a file is missing is rendered again, so its HTML is removed when a file cannot be written.
 */
async function write(file: string, data: Data): Promise<void> {
  const draft = `${file}.${process.pid}-${++count}.tmp`
  try {
    await writeFile(draft, data)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    await rm(file.replace(/\.[^.]*$/, '.html'), { force: true })
    throw error
  }
}
