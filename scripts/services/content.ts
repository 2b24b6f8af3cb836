import { createClient, type SanityClient } from '@sanity/client'
import type { Environment } from '../environment.ts'
import { importSeed } from '../import/import-seed.ts'
import { readSecrets } from './settings.ts'

/** A client that may write to the embedded lake at this address; without one, to the hosted lake. */
export function lakeClient(env: Environment, lake?: string): SanityClient {
  const shared = { dataset: env.SANITY_DATASET, apiVersion: '2025-02-19', useCdn: false }
  if (!lake) return createClient({ ...shared, projectId: env.SANITY_PROJECT_ID, token: env.SANITY_API_TOKEN })
  return createClient({
    ...shared,
    projectId: 'paperhome',
    apiHost: lake,
    useProjectHostname: false,
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
  const client = lakeClient(env, lake)
  const existing = await client.fetch<number>('count(*[_type == "siteSettings"])')
  if (existing > 0) return 'already imported'
  const summary = await importSeed({ client, onProgress: report })
  return `${summary.created} documents and ${summary.uploaded} pictures imported`
}
