import {
  defineBlueprint,
  defineCorsOrigin,
  defineDocumentWebhook,
  defineSyncTagInvalidateFunction,
} from '@sanity/blueprints'
import { offersWebhook } from './offers-webhook.ts'

const variable = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set; deploy/sanity/README.md says what it is for`)
  return value
}

const project = variable('SANITY_PROJECT_ID')
const dataset = process.env.SANITY_DATASET || 'production'
const secret = variable('SANITY_REVALIDATE_SECRET')

/** What the hosted lake needs for this shop, apart from content and tokens. `npx sanity blueprints deploy` applies it. */
export default defineBlueprint({
  resources: [
    // Editors log in to the Studio with a cookie. The site queries the lake on its server and needs no origin.
    defineCorsOrigin({
      name: 'studio',
      origin: new URL(variable('STUDIO_URL')).origin,
      allowCredentials: true,
      project,
    }),
    // Tells the site which cached pages a publish has changed. A dataset can have one such Function.
    defineSyncTagInvalidateFunction({
      name: 'site-revalidate',
      event: { resource: { type: 'dataset', id: `${project}.${dataset}` } },
      timeout: 30,
      env: {
        SITE_URLS: process.env.SITE_URLS || variable('SITE_URL'),
        SANITY_REVALIDATE_SECRET: secret,
      },
    }),
    // Offers and messages of quotes leave by email when they are published.
    defineDocumentWebhook({
      ...offersWebhook,
      url: new URL('/api/offers', variable('SITE_URL')).href,
      project,
      dataset,
      apiVersion: 'v2025-02-19',
      httpMethod: 'POST',
      includeDrafts: false,
      secret,
    }),
  ],
})
