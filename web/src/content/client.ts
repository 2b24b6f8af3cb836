import { createClient } from '@sanity/client'
import { config } from './config'

/** The lake's client: the embedded lake by its address, the hosted one by its project. */
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
