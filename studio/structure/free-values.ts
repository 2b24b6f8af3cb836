/** What no two documents of a type share. */
export type Taken = { number?: number | null; route?: string | null; slug?: string | null }

/** Fields of a copy that differ from its original. */
export type FreeValues = { number?: number; route?: string; slug?: { _type: 'slug'; current: string } }

type Original = { [field: string]: unknown }

/** The longest slug (schema/fields/slug.ts). */
const maxLength = 96

/** A number and an address for a copy of a document, as far as the document has them. */
export function freeValues({ number, route, slug }: Original, taken: readonly Taken[]): FreeValues {
  const current = (slug as { current?: unknown } | undefined)?.current
  return {
    ...(typeof number === 'number' && {
      number: Math.max(...taken.map((each) => each.number ?? 0), number) + 1,
    }),
    ...(typeof route === 'string' && { route: freeName(route, (each) => each.route, taken) }),
    ...(typeof current === 'string' && {
      slug: { _type: 'slug' as const, current: freeName(current, (each) => each.slug, taken) },
    }),
  }
}

/** `bags` becomes `bags-copy`, then `bags-copy-2`; letter case makes no difference. */
function freeName(
  name: string,
  read: (each: Taken) => string | null | undefined,
  taken: readonly Taken[],
): string {
  const names = new Set(taken.map((each) => read(each)?.toLowerCase()))
  const first = name.replace(/-copy(-\d+)?$/, '')
  for (let count = 1; ; count += 1) {
    const ending = count === 1 ? 'copy' : `copy-${count}`
    const start = first === '/' ? '/' : `${first.slice(0, maxLength - ending.length - 1)}-`
    if (!names.has(`${start}${ending}`.toLowerCase())) return `${start}${ending}`
  }
}
