import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../environment.ts'
import { servedBy } from './served.ts'
import { ServiceError } from './service-error.ts'

const notSource = /^(node_modules|dist.*|\.next.*|\.sanity|next-env\.d\.ts|.*\.tsbuildinfo)$/

/** What a build depends on: folders and files under the root, and settings that it inlines. */
export type BuildInputs = { paths: string[]; settings: Record<string, string | undefined> }

/**
 * Runs `build` unless `output` was built from exactly these inputs before.
 * A failed or interrupted build leaves no fingerprint, so the next start builds again.
 * @returns whether it was built
 * @throws ServiceError when another shop serves what is there: its visitors and editors would get this one's
 */
export async function buildIfChanged(
  output: string,
  inputs: BuildInputs,
  build: () => Promise<void>,
): Promise<boolean> {
  const stamp = join(output, '.fingerprint')
  const fingerprint = fingerprintOf(inputs)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return false
  const other = servedBy(output)
  if (other)
    throw new ServiceError(
      `Process ${other.pid} serves a shop from ${output} (says ${other.file}), and this one needs another build. Stop it first, or start this one with folders of its own: NEXT_DIST_DIR=.next-second STUDIO_DIST_DIR=dist-second`,
    )
  rmSync(stamp, { force: true })
  await build()
  writeFileSync(stamp, fingerprint)
  return true
}

/** A hash over the contents of all source files under the paths, and over the settings. */
export function fingerprintOf({ paths, settings }: BuildInputs): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(sourceFiles).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  for (const name of Object.keys(settings).sort()) hash.update(`${name}=${settings[name] ?? ''}\0`)
  return hash.digest('hex')
}

function sourceFiles(path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path]
  return globSync(`${path}/**/*`, {
    cwd: root,
    exclude: (entry) => notSource.test(entry.name),
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
}
