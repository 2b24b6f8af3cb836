import { syncTagInvalidateEventHandler } from '@sanity/functions'
import { revalidateSites } from './revalidate.ts'

export const handler = syncTagInvalidateEventHandler(async ({ event, done }) => {
  const { SITE_URLS = '', SANITY_REVALIDATE_SECRET = '' } = process.env
  await revalidateSites(SITE_URLS.split(','), event.data.syncTags, SANITY_REVALIDATE_SECRET)
  await done(event.data.syncTags)
})
