import type { Article, PriceBreak, Print, Terms } from './types'

/** For tests: a generator that gives the same numbers in each run. */
export function numbers(seed: number) {
  let state = seed
  return (from: number, to: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return from + (state % (to - from + 1))
  }
}

/** Breaks by the Studio's rules: ascending, falling in price, and never so much that more goods cost less. */
function breaksFrom(next: (from: number, to: number) => number): PriceBreak[] {
  const breaks: PriceBreak[] = []
  let [from, paid] = [1, 100_000]
  for (let count = next(0, 4); count > 0; count--) {
    from += next(1, 30)
    const least = Math.ceil((paid * (from - 1)) / from)
    if (least >= paid) continue
    paid = next(least, paid - 1)
    breaks.push({ from, reduction: 100_000 - paid })
  }
  return breaks
}

/** For tests: an article with terms that the Studio would accept, another one for each seed. */
export function sellingFrom(seed: number): { article: Article; terms: Terms } {
  const next = numbers(seed)
  const [pack, packs, cases] = [next(1, 250), next(1, 12), next(1, 60)]
  const increment = next(1, 6)
  const minimum = increment * next(1, 4)
  return {
    article: {
      size: 'S',
      sku: 'S-01',
      price: next(1, 300_000),
      pieces: { piece: 1, pack, case: pack * packs, pallet: pack * packs * cases },
    },
    terms: {
      per: [1, 100, 1000][next(0, 2)] ?? 1,
      breaks: breaksFrom(next),
      units: [],
      orderUnit: 'case',
      minimum,
      increment,
      ...(next(0, 1) && { maximum: minimum + increment * next(0, 50) }),
    },
  }
}

/** For tests: print that the Studio would accept, another one for each seed. */
export function printFrom(seed: number): Print {
  const next = numbers(seed)
  let [from, amount] = [next(1, 20) * 500, next(800, 9000)]
  const prices = Array.from({ length: next(1, 5) }, () => {
    const price = { from, amount }
    from += next(1, 40) * 500
    amount = next(Math.floor(amount / 2), amount - 1)
    return price
  })
  return {
    minimum: prices[0]?.from,
    colours: next(1, 8),
    prices,
    extraColour: next(0, 1500),
    plate: next(0, 12_000),
  }
}
