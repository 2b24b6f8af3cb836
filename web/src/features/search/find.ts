import MiniSearch from 'minisearch'
import type { SearchEntry } from '@/content/search/types'

export type Find = (words: string) => SearchEntry[]

/** What the shop sells ranks above posts and works of the portfolio. */
const weightOf = { category: 1, product: 1, post: 0.4, work: 0.4 } as const

/** Treats plural and singular, such as `bags` and `bag`, as one word. */
const singular = (term: string) => term.toLowerCase().replace(/(?<=\w{2}[^s])s$/, '')

/** Builds a search over the entries: words match by prefix and with small typing errors; titles count most. */
export function finder(entries: SearchEntry[]): Find {
  const index = new MiniSearch({
    fields: ['title', 'text', 'skus'],
    processTerm: singular,
    searchOptions: {
      boost: { title: 4 },
      boostDocument: (id: number) => weightOf[entries[id]?.kind ?? 'post'],
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  })
  index.addAll(entries.map(({ title, text, skus = '' }, id) => ({ id, title, text, skus })))
  return (words) => index.search(words.trim()).flatMap(({ id }) => entries[id as number] ?? [])
}
