import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createClient, type SanityClient } from '@sanity/client'

const API_VERSION = '2025-02-19'
const EMBEDDED_LAKE = 'http://localhost:3900'
const DATA_FOLDER = fileURLToPath(new URL('../../.data', import.meta.url))

/** The dataset that the environment names, and a client that may write to it. */
export interface Target {
  client: SanityClient
  /** For people: where the import goes. */
  name: string
}

/**
 * The target of an import. With SANITY_PROJECT_ID and no LAKE_URL it is Sanity's hosted lake; otherwise the embedded
 * one, whose editor token is read from its data folder when SANITY_API_TOKEN is not set.
 * @throws when no token can be found, saying where it was looked for.
 */
export function targetOf(environment: NodeJS.ProcessEnv): Target {
  const lake = environment.LAKE_URL || (environment.SANITY_PROJECT_ID ? undefined : EMBEDDED_LAKE)
  const projectId = environment.SANITY_PROJECT_ID || 'paperhome'
  const dataset = environment.SANITY_DATASET || 'production'
  const token = environment.SANITY_API_TOKEN || (lake && embeddedToken(environment.LAKE_DATA || DATA_FOLDER))
  if (!token)
    throw new Error('SANITY_API_TOKEN is not set: the import needs a token that may write (role editor).')
  const base = { projectId, dataset, token, apiVersion: API_VERSION, useCdn: false }
  const client = lake
    ? createClient({ ...base, apiHost: lake, useProjectHostname: false })
    : createClient(base)
  return { client, name: `${projectId}/${dataset} at ${lake ?? 'sanity.io'}` }
}

function embeddedToken(folder: string): string {
  const file = join(folder, 'secrets.json')
  try {
    const secrets: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof secrets === 'object' && secrets && 'editorToken' in secrets) return String(secrets.editorToken)
  } catch (cause) {
    throw new Error(
      `No token: SANITY_API_TOKEN is not set and ${file} cannot be read. Start the lake once.`,
      { cause },
    )
  }
  throw new Error(`No token: ${file} has no "editorToken".`)
}
