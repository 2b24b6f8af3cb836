import MiniSearch from 'minisearch'
import type { SearchEntry } from '@/content/search/types'

export type Find = (words: string) => SearchEntry[]

/** A search over the entries: by any part of the beginning of a word, forgiving a slip; names count most. */
export function finder(entries: SearchEntry[]): Find {
  const index = new MiniSearch({
    fields: ['title', 'text'],
    searchOptions: {
      boost: { title: 4 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  })
  index.addAll(entries.map(({ title, text }, id) => ({ id, title, text })))
  return (words) => index.search(words.trim()).flatMap(({ id }) => entries[id as number] ?? [])
}
