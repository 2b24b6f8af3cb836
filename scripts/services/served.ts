import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isHeldBy } from '../../lake/src/store/held-by.ts'

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
    .find(({ pid, file }) => pid !== process.pid && isHeldBy(pid, file))
}
