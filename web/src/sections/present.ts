/** The entries that are there: a list may name documents that no longer are. */
export function present<Entry>(list: readonly (Entry | null)[] | null | undefined): Entry[] {
  return (list ?? []).flatMap((entry) => (entry === null ? [] : [entry]))
}

/** The first so many entries; all of them when an editor has set no limit. */
export const firstOf = <Entry>(list: Entry[], limit: number | null | undefined): Entry[] =>
  limit && limit > 0 ? list.slice(0, limit) : list
