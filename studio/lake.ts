import { createClient, type ClientConfig } from '@sanity/client'
import type { WorkspaceOptions } from 'sanity'
import { createFetch } from './network.ts'
import { watchSession } from './session.ts'
import { repeatSaves } from './unsaved.ts'

type Surroundings = { lakeUrl: string; streamPorts: string[]; siteUrl: string }

/**
 * How the Studio reaches its content. With an address of the embedded lake: that address for every client, one
 * click to log in, and no request to anyone else. Without: nothing, the default of the hosted lake.
 */
export function lakeOptions({ lakeUrl, streamPorts, siteUrl }: Surroundings): Partial<WorkspaceOptions> {
  if (!lakeUrl) return {}
  if (typeof window !== 'undefined' && window.fetch) {
    const fetch = createFetch(window.fetch.bind(window), {
      lakeUrl,
      streamPorts,
      trusted: [window.location.origin, siteUrl],
    })
    window.fetch = repeatSaves(watchSession(fetch, lakeUrl))
  }
  return {
    apiHost: lakeUrl,
    // without the client's own timeout, after which no repetition of a save (unsaved.ts) would reach the network
    unstable_clientFactory: (options: ClientConfig) =>
      createClient({ ...options, apiHost: lakeUrl, useProjectHostname: false, timeout: 0 }),
    auth: {
      loginMethod: 'cookie',
      redirectOnSingle: false,
      providers: [{ name: 'local', title: 'Log in', url: `${lakeUrl}/v1/auth/login/local` }],
    },
  } as Partial<WorkspaceOptions>
}
