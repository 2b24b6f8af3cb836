import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { startLake } from '@shop/lake'

const settings = {
  projectId: 'paperhome',
  dataset: 'production',
  streamPorts: [],
  // the stricter one: whatever the site asks for has to carry its token
  aclMode: 'private' as const,
  origins: [],
  log: () => {},
}

type TestLake = Awaited<ReturnType<typeof startLake>>

/** For tests: starts a real lake on a free port, or on the given one. */
export const startTestLake = (dataDir: string, port = 0): Promise<TestLake> =>
  startLake({ ...settings, dataDir, port })

/** A client with the rights of an editor. */
export function editorOf(lake: TestLake, dataDir: string): SanityClient {
  const { editorToken } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as {
    editorToken: string
  }
  return createClient({
    projectId: settings.projectId,
    dataset: settings.dataset,
    apiVersion: '2025-02-19',
    apiHost: lake.url,
    useProjectHostname: false,
    useCdn: false,
    token: editorToken,
  })
}
