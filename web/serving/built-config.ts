import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Lets Next.js take its settings from the build where there is no `next.config.ts`, as in a standalone folder: the variable is
 * the one that the `server.js` of Next's own standalone output sets. To be called before `next()`.
 */
export function loadBuiltConfig(distDir: string): void {
  if (existsSync(join(distDir, '../next.config.ts'))) return
  const file = join(distDir, 'required-server-files.json')
  const { config } = JSON.parse(readFileSync(file, 'utf8')) as { config: unknown }
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}
