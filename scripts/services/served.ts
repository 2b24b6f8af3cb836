import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { uptime } from 'node:os'
import { join } from 'node:path'

const prefix = '.served-by-'

/** Tells other starts that this process serves a build. @returns how to take it back */
export function announceServing(output: string): { stop(): Promise<void> } {
  mkdirSync(output, { recursive: true })
  const file = join(output, `${prefix}${process.pid}`)
  writeFileSync(file, '')
  return { stop: async () => rmSync(file, { force: true }) }
}

/** The other process that serves a build, and the file that says so; one that was killed has left its file. */
export function servedBy(output: string): { pid: number; file: string } | undefined {
  let names: string[] = []
  try {
    names = readdirSync(output)
  } catch {
    return undefined
  }
  return names
    .filter((name) => name.startsWith(prefix))
    .map((name) => ({ pid: Number(name.slice(prefix.length)), file: join(output, name) }))
    .find(({ pid, file }) => pid !== process.pid && isRunning(pid) && wasWrittenSinceBoot(file))
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const wasWrittenSinceBoot = (file: string) => statSync(file).mtimeMs >= Date.now() - uptime() * 1000
