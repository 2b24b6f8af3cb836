import { screenEntries, screenId, type ScreenKey } from '@shop/studio/routes'
import type { SeedOf } from '../types.ts'

/** What search engines show of the fixed pages that the site has. */
const descriptions: Partial<Record<ScreenKey, string>> = {
  categories:
    'Paper bags, plates and sheets, foils, food containers, foam and gloves: the whole packaging catalogue by family.',
  search: 'Find bags, boxes, sheets, furniture and posts by material, shape, size or name.',
}

/** A document for each fixed page: links can lead to it, and its words can be edited. */
export const screens = screenEntries.map(([key, { title }]) => {
  const description = descriptions[key]
  return {
    _id: screenId(key),
    _type: 'screen',
    title,
    ...(description && { seo: { _type: 'seo', title, description } }),
  } satisfies SeedOf<'screen'>
})
