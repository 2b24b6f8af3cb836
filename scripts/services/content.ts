import { createClient, type SanityClient } from '@sanity/client'
import type { Environment } from '../environment.ts'
import { importSeed } from '../import/import-seed.ts'
import { readSecrets } from './settings.ts'

/** A client that may write to the embedded lake at this address. */
export function embeddedLakeClient(env: Environment, lake: string): SanityClient {
  return createClient({
    projectId: 'paperhome',
    dataset: env.SANITY_DATASET,
    apiVersion: '2025-02-19',
    apiHost: lake,
    useProjectHostname: false,
    useCdn: false,
    token: readSecrets(env).editorToken,
  })
}

/**
 * Imports the seed into an embedded lake that has no site settings yet. The import writes one transaction, so their presence
 * means that it is complete.
 * @returns a short summary for the task's title
 */
export async function fillEmptyLake(
  env: Environment,
  lake: string,
  report: (line: string) => void,
): Promise<string> {
  const client = embeddedLakeClient(env, lake)
  const existing = await client.fetch<number>('count(*[_type == "siteSettings"])')
  if (existing > 0) return 'already imported'
  const summary = await importSeed({ client, onProgress: report })
  return `${summary.created} documents and ${summary.uploaded} pictures imported`
}
