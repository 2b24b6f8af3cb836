import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isLakeOf } from './auth/proof.ts'
import { readSecrets } from './auth/secrets.ts'

const running = z.object({ url: z.url(), pid: z.number().int(), webhookUrl: z.url().optional() })

/** Where the lake on a data folder answers, and where it tells the site what changed. */
export type Running = z.infer<typeof running>

const fileIn = (dataDir: string) => join(dataDir, 'running.json')

/** Tells tools on this machine where the lake on this folder answers. */
export function announceRunning(dataDir: string, facts: Running): void {
  writeFileSync(`${fileIn(dataDir)}.new`, `${JSON.stringify(facts)}\n`)
  renameSync(`${fileIn(dataDir)}.new`, fileIn(dataDir))
}

/** Takes back what this process announced, and not what another one has since. */
export function forgetRunning(dataDir: string): void {
  if (readRunning(dataDir)?.pid !== process.pid) return
  try {
    rmSync(fileIn(dataDir), { force: true })
  } catch {
    // a folder that became read-only must not keep the lake from closing; tools check what the file says
  }
}

/** The address that the lake wrote at its start; after a crash it may be wrong. */
export function readRunning(dataDir: string): Running | undefined {
  try {
    return running.parse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8')))
  } catch {
    return undefined
  }
}

/** The lake that runs on a data folder, and the administrator's token, which may be sent to its address. */
export async function findRunning(dataDir: string): Promise<(Running & { token: string }) | undefined> {
  const found = readRunning(dataDir)
  if (!found) return undefined
  const { administratorToken: token } = readSecrets(dataDir)
  if (token === undefined) return undefined
  return (await isLakeOf(token, found.url)) ? { ...found, token } : undefined
}
