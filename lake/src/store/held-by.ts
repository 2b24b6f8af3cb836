import { statSync } from 'node:fs'
import { uptime } from 'node:os'

/**
 * Whether the process that wrote a file still runs. One that was killed, or ended with the machine, has left it, and its number can be
 * that of another one.
 */
export function isHeldBy(pid: number, file: string): boolean {
  if (!(pid > 0) || !isRunning(pid)) return false
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return written >= Date.now() - uptime() * 1000
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // a process of another user
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
