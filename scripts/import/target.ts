import type { SanityClient } from '@sanity/client'
import { findRunning } from '../../lake/src/running.ts'
import type { Environment } from '../environment.ts'
import type { Service } from '../services/service.ts'
import { lakeClient } from '../services/content.ts'
import { startLakeProcess } from '../services/lake.ts'
import { freePorts } from '../services/ports.ts'

/** The dataset that the environment names: a client that may write to it, and how to release it. */
export type Target = {
  client: SanityClient
  /** The target as a phrase, for messages. */
  name: string
  release: () => Promise<void>
}

/**
 * The target of an import: the hosted lake when SANITY_PROJECT_ID is set, else the embedded one. When that is not
 * running, it is started for the duration of the import.
 * @throws ServiceError when the embedded lake cannot be started
 */
export async function openTarget(env: Environment): Promise<Target> {
  const projectId = env.SANITY_PROJECT_ID
  if (projectId) {
    return {
      client: lakeClient(env),
      name: `${projectId}/${env.SANITY_DATASET} on sanity.io`,
      release: () => Promise.resolve(),
    }
  }
  const { url, lake } = await reachLake(env)
  return {
    client: lakeClient(env, url),
    name: `the embedded lake at ${url}`,
    release: () => lake?.stop() ?? Promise.resolve(),
  }
}

async function reachLake(env: Environment): Promise<{ url: string; lake?: Service }> {
  const running = await findRunning(env.LAKE_DATA)
  if (running) return { url: running.url }
  const ports = await freePorts(env)
  return { url: `http://localhost:${ports.lake}`, lake: await startLakeProcess(env, ports) }
}
