import { createClient } from '@sanity/client'
import { config } from './config'
import { answerHeaders } from './lake/room'

/** Milliseconds for one query. A build runs hundreds of queries at the same time, some of them over a whole shop. */
const timeout = config.isBuild ? 60_000 : 10_000

/** The client of the content lake: the embedded one has a URL, the hosted one a project id. */
export const lakeClient = createClient({
  projectId: config.projectId,
  dataset: config.dataset,
  apiVersion: '2025-02-19',
  ...(config.lakeUrl ? { apiHost: config.lakeUrl, useProjectHostname: false } : {}),
  token: config.apiToken,
  useCdn: false,
  perspective: 'published',
  stega: false,
  maxRetries: 1,
  timeout,
  ignoreBrowserTokenWarning: true,
})

/** For documents that anybody with their link can ask for: they are read with the room that a page has. */
export const privateClient = lakeClient.withConfig({ headers: answerHeaders.page })
