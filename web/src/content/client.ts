import { createClient } from '@sanity/client'
import { config } from './config'

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
  timeout: 10_000,
  ignoreBrowserTokenWarning: true,
})
