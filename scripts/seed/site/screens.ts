import { screenEntries, screenId, type ScreenKey } from '@shop/studio/routes'
import type { SeedOf } from '../types.ts'

/** What search engines show of the fixed pages that the site has. */
const descriptions: Partial<Record<ScreenKey, string>> = {
  categories:
    'Paper bags, plates and sheets, foils, food containers, foam and gloves: the whole packaging catalogue by family.',
  'shop-v1': 'Chairs, sofas, tables, lamps, vases and mirrors for the home, by price and by brand.',
  'shop-v2': 'Filter furniture, lamps and vases by kind, item type, brand and price.',
  'shop-v3': 'The latest furniture, lamps and vases, sorted by name, number, price or date.',
  'blog-v1':
    'Guides to chairs, sofas, vases and lamps for the home, and to paper packaging for bakeries, cafés and shops.',
  'blog-v2':
    'The latest posts on furniture for the home and paper packaging for food, with figures and tests.',
  'blog-tag': 'All posts of the blog by tag: interior, chairs, vases, sofas, paper, light and more.',
  search: 'Find bags, boxes, sheets, furniture and posts by material, shape, size or name.',
}

/** Headings that differ from the titles by which editors tell the pages apart. */
const headings: Partial<Record<ScreenKey, string>> = {
  'shop-v1': 'Shop',
  'shop-v2': 'Shop',
  'shop-v3': 'Shop',
  'blog-v1': 'Blog Post',
  'blog-v2': 'Blog',
  'blog-tag': 'Blog Tags',
}

const introductions: Partial<Record<ScreenKey, string>> = {
  'shop-v1': 'Furniture and lights from five workshops, each piece with its measurements.',
  'shop-v2': 'Chairs to lamps: choose a kind, a maker or a price.',
  'shop-v3': 'What came in last, and the packaging that we sell by the case.',
  'blog-v1': 'Notes on furnishing rooms and on packing food, with the measurements that matter.',
  'blog-v2': 'What we measured, tested and learned: furniture at home, paper at the counter.',
}

/** Titles for the browser’s tab where the editors’ own title would tell visitors nothing. */
const tabTitles: Partial<Record<ScreenKey, string>> = { 'blog-v1': 'Blog Post', 'blog-v2': 'Blog' }

/** A document for each fixed page: links can lead to it, and its words can be edited. */
export const screens = screenEntries.map(([key, { title }]) => {
  const description = descriptions[key]
  return {
    _id: screenId(key),
    _type: 'screen',
    title,
    ...(headings[key] && { heading: headings[key] }),
    ...(introductions[key] && { text: introductions[key] }),
    ...(description && { seo: { _type: 'seo', title: tabTitles[key] ?? title, description } }),
  } satisfies SeedOf<'screen'>
})
