import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const server = join(import.meta.dirname, '../src/server.ts')

/** A lake in a process of its own, as the start script runs it. */
export type LakeProcess = {
  url: string
  child: ChildProcess
  lines: Record<string, unknown>[]
  kill: (signal: NodeJS.Signals) => Promise<number | null>
}

/** Starts `server.ts` with environment variables; resolves when it listens. */
export async function startLakeProcess(env: Record<string, string>): Promise<LakeProcess> {
  const child = spawn(process.execPath, [server], {
    env: {
      PATH: process.env.PATH,
      SANITY_PROJECT_ID: 'testshop',
      LAKE_PORT: '0',
      LAKE_STREAM_PORTS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let failure = ''
  child.stderr.on('data', (chunk: Buffer) => (failure += chunk.toString()))
  const lines: Record<string, unknown>[] = []
  const url = await new Promise<string>((resolve, reject) => {
    child.on('exit', () => reject(new Error(failure)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const entry = JSON.parse(line) as Record<string, unknown>
      lines.push(entry)
      if (entry.event === 'listening') resolve(String(entry.url))
    })
  })
  const kill = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
    return child.exitCode
  }
  return { url, child, lines, kill }
}
