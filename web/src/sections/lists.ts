/** The list without nulls: a reference to a deleted document resolves to null. */
export function compact<Entry>(list: readonly (Entry | null)[] | null | undefined): Entry[] {
  return (list ?? []).filter((entry) => entry !== null)
}

/** The first `limit` entries; all of them without a limit. */
export const take = <Entry>(list: Entry[], limit: number | null | undefined): Entry[] =>
  limit && limit > 0 ? list.slice(0, limit) : list
