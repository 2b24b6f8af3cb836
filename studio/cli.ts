import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const studio = fileURLToPath(new URL('.', import.meta.url))
const manifest = createRequire(import.meta.url).resolve('@sanity/cli/package.json')

/** Answers for the command line: no usage data, no question, no notice of a newer version. */
const QUIET = { CI: '1', DO_NOT_TRACK: '1', NO_UPDATE_NOTIFIER: '1' }

/**
 * The loader of `sanity.cli.ts` would keep compiled code in `/tmp/jiti`, and run what it finds there. Another user of the
 * machine can make that folder first (https://github.com/unjs/jiti#fscache).
 */
const PRIVATE = { JITI_FS_CACHE: 'false' }

/**
 * Runs Sanity's command line in the Studio's folder, without its usage data and notices.
 *
 * @param environment variables beside those of this process
 * @throws when the command ends with anything but 0; when this process is stopped, the command ends with it
 */
export function sanity(
  args: string[],
  environment: Record<string, string> = {},
  output: 'inherit' | 'ignore' = 'inherit',
): Promise<void> {
  const child = spawn(process.execPath, [join(dirname(manifest), 'bin/run.js'), ...args], {
    cwd: studio,
    stdio: output,
    env: { ...process.env, ...QUIET, ...PRIVATE, ...environment },
  })
  let isStopped = false
  const pass = (signal: NodeJS.Signals) => {
    isStopped = true
    child.kill(signal)
  }
  process.once('SIGINT', pass).once('SIGTERM', pass)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass)
      // Stopped by a signal: the caller must not take a partial result for a complete one.
      if (isStopped) process.exit(130)
      if (code === 0) resolve()
      else reject(new Error(`sanity ${args[0]} ended with ${signal ?? code}; what it printed above says why`))
    })
  })
}
