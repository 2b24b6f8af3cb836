/** What no two documents of a type share. */
export type Taken = {
  number?: number | null
  route?: string | null
  slug?: string | null
  skus?: (string | null)[] | null
  /** The article number of a product of the shop. */
  sku?: string | null
}

/** The sizes of a packaging item, each with an article number (schema/selling). */
type Selling = { articles?: ({ sku?: string } | null)[] }

/** Fields of a copy that differ from its original. */
export type FreeValues = {
  number?: number
  route?: string
  slug?: { _type: 'slug'; current: string }
  sku?: string
  selling?: Selling
}

type Original = { [field: string]: unknown }

/** The longest slug (schema/fields/slug.ts). */
const maxLength = 96
/** The longest number of an article (schema/selling/article.ts). */
const longestSku = 40

/** A number, an address and article numbers for a copy of a document, as far as the document has them. */
export function freeValues(
  { number, route, slug, sku, selling }: Original,
  stored: readonly Taken[],
): FreeValues {
  const taken = stored.map(withoutOtherTypes)
  const current = (slug as { current?: unknown } | undefined)?.current
  return {
    ...(typeof number === 'number' && {
      number: taken.reduce((highest, each) => Math.max(highest, each.number ?? 0), number) + 1,
    }),
    ...(typeof route === 'string' && { route: freeName(route, namesIn(taken.map((each) => each.route))) }),
    ...(typeof current === 'string' && {
      slug: { _type: 'slug' as const, current: freeName(current, namesIn(taken.map((each) => each.slug))) },
    }),
    ...(typeof sku === 'string' && { sku: nextSku(sku, taken) }),
    ...(Array.isArray((selling as Selling | undefined)?.articles) && {
      selling: withFreeSkus(selling as Selling, taken),
    }),
  }
}

/** A program can store anything, whatever the schema says. */
const withoutOtherTypes = ({ number, route, slug, skus, sku }: Taken): Taken => ({
  number: typeof number === 'number' && number < Number.MAX_SAFE_INTEGER ? number : undefined,
  route: textOf(route),
  slug: textOf(slug),
  skus: Array.isArray(skus) ? skus.flatMap((one) => textOf(one) ?? []) : undefined,
  sku: textOf(sku),
})

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Every size of a copy has an article number of its own: two articles must never share a number. */
function withFreeSkus(selling: Selling, taken: readonly Taken[]): Selling {
  const skus = namesIn(taken.flatMap((each) => each.skus ?? []))
  const counts: Counts = new Map()
  const freeSku = (sku: string) => {
    const free = freeName(sku, skus, counts, longestSku)
    skus.add(free)
    return free.toUpperCase()
  }
  return {
    ...selling,
    articles: selling.articles?.map((article) =>
      typeof article?.sku === 'string' ? { ...article, sku: freeSku(article.sku.toLowerCase()) } : article,
    ),
  }
}

const isSku = (text: string) => /^[A-Z]+_\d{4}$/.test(text)

/** `CH_0015` becomes the number after the highest one with these letters; undefined when four digits are used up. */
export function nextSku(sku: string, taken: readonly Pick<Taken, 'sku'>[]): string | undefined {
  const [letters = ''] = sku.split('_')
  // An incomplete number in a draft is ignored.
  const numbers = taken
    .map((each) => each.sku)
    .filter((each) => each?.startsWith(`${letters}_`) && isSku(each))
  const next =
    [sku, ...numbers].reduce((highest, each) => Math.max(highest, Number(each?.split('_')[1]) || 0), 0) + 1
  return next > 9999 ? undefined : `${letters}_${String(next).padStart(4, '0')}`
}

const namesIn = (texts: readonly (string | null | undefined)[]) =>
  new Set(texts.map((text) => text?.toLowerCase()))

/** Where to go on counting, by the start of a name: of thousands of equal numbers, each would count from one. */
type Counts = Map<string, number>
const longestEnding = '-copy-100000'.length

/** `bags` becomes `bags-copy`, then `bags-copy-2`; letter case makes no difference. */
function freeName(
  name: string,
  taken: ReadonlySet<string | undefined>,
  counts: Counts = new Map(),
  longest = maxLength,
): string {
  const first = name.replace(/-copy(-\d+)?$/, '')
  const counted = first.slice(0, longest - longestEnding)
  for (let count = counts.get(counted) ?? 1; ; count += 1) {
    counts.set(counted, count)
    const ending = count === 1 ? 'copy' : `copy-${count}`
    const start = first === '/' ? '/' : `${first.slice(0, longest - ending.length - 1)}-`
    if (!taken.has(`${start}${ending}`.toLowerCase())) return `${start}${ending}`
  }
}
