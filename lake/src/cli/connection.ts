import { type SanityClient, createClient } from '@sanity/client'
import { readSecrets } from '../auth/secrets.ts'
import type { LakeConfig } from '../config.ts'
import { findRunning } from '../running.ts'
import { startLake } from '../start-lake.ts'
import { printable } from './printable.ts'

/** A lake that a tool works with. */
export type Connection = {
  url: string
  config: LakeConfig
  /** the administrator's token of this data folder */
  token: string
  /** whether it ran before the tool came */
  wasRunning: boolean
  client: SanityClient
  /** a plain request as administrator; @throws Error with the lake's reason when it is refused */
  request: (method: string, path: string, body?: unknown) => Promise<unknown>
  close: () => Promise<void>
}

/**
 * Reaches the lake on the configured data folder: the one that runs, else one started for the tool alone, on
 * loopback and on free ports.
 * @throws Error when neither works
 */
export async function connect(config: LakeConfig): Promise<Connection> {
  const running = await findRunning(config.dataDir)
  if (running) return connection(config, running.url, running.token, true, () => Promise.resolve())
  const log = (line: Record<string, unknown>) => {
    if (line.event === 'failure') process.stderr.write(`${printable(JSON.stringify(line))}\n`)
  }
  const alone = {
    ...config,
    port: 0,
    streamPorts: [],
    host: undefined,
    publicUrl: undefined,
    backups: undefined,
    // their receivers are stopped, too, and another program may have the port
    keepsQueues: true,
    log,
  }
  const lake = await startLake(alone)
  const { administratorToken = '' } = readSecrets(config.dataDir)
  return connection(config, lake.url, administratorToken, false, lake.close)
}

function connection(
  config: LakeConfig,
  url: string,
  token: string,
  wasRunning: boolean,
  close: () => Promise<void>,
): Connection {
  const client = createClient({
    projectId: config.projectId,
    dataset: config.dataset,
    apiVersion: '2025-02-19',
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    token,
  })
  const request = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${url}/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const answer: unknown = text === '' ? undefined : JSON.parse(text)
    if (response.ok) return answer
    const { message } = (answer ?? {}) as { message?: string }
    throw new Error(message ?? `The lake answered ${response.status}`)
  }
  return { url, config, token, wasRunning, client, request, close }
}
