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

/** Documents that people wrote; the lake makes those of pictures itself, and an import that was cut can leave some. */
const WRITTEN = '*[!(_type match "sanity.*" || _type match "system.*")]'

/**
 * Imports the seed into an embedded lake that has no document yet. The import writes one transaction, so that a lake has all of it or
 * nothing. Documents of another import stay alone: the seed would be published beside them.
 * @returns a short summary for the task's title
 */
export async function fillEmptyLake(
  env: Environment,
  lake: string,
  report: (line: string) => void,
): Promise<string> {
  const client = lakeClient(env, lake)
  const { settings, all } = await client.fetch<{ settings: number; all: number }>(
    `{ "settings": count(*[_type == "siteSettings"]), "all": count(${WRITTEN}) }`,
  )
  if (settings > 0) return 'already imported'
  if (all > 0) return `${all} documents, without settings of the site; “npm run import” adds the shop’s`
  const summary = await importSeed({ client, onProgress: report })
  return `${summary.created} documents and ${summary.uploaded} pictures imported`
}
