import type { UnitKey } from '../../pricing/index.ts'
import { inDollars } from '../../schema/shop/cents.ts'

/** How an item names its units, and the unit that its prices are for. */
export type ItemWords = {
  _id: string
  orderUnit?: UnitKey | null
  units?: { key?: string | null; singular?: string | null; plural?: string | null }[] | null
}

type Line = {
  item?: { _ref?: string }
  sku?: string
  name?: string
  size?: string
  quantity?: number
  unit?: string
  pieces?: number
  listPrice?: number
  listTotal?: number
  targetPrice?: number
}

const count = new Intl.NumberFormat('en-US')

/** A line of a request as an editor reads it: “24 cases · Brown Kraft Bags”, and “12,000 bags · list $17.86 per case”. */
export function lineWords(line: Line, items: readonly ItemWords[]): { title: string; details: string } {
  const { item, sku, name, size, quantity = 0, unit = 'piece', pieces, ...prices } = line
  const words = items.find(({ _id }) => _id === item?._ref)
  const countOf = (amount: number, key: string) => `${count.format(amount)} ${wordOf(key, amount, words)}`
  const per = words?.orderUnit ? `per ${wordOf(words.orderUnit, 1, words)}` : 'each'
  return {
    title: [countOf(quantity, unit), [name, size].filter(Boolean).join(', ')].filter(Boolean).join(' · '),
    details: [
      sku,
      pieces && unit !== 'piece' && countOf(pieces, 'piece'),
      prices.listPrice !== undefined && `list ${inDollars(prices.listPrice)} ${per}`,
      prices.listTotal !== undefined && `${inDollars(prices.listTotal)} in total`,
      prices.targetPrice !== undefined && `target ${inDollars(prices.targetPrice)} ${per}`,
    ]
      .filter(Boolean)
      .join(' · '),
  }
}

function wordOf(key: string, amount: number, item: ItemWords | undefined): string {
  const unit = item?.units?.find((each) => each.key === key)
  return (amount === 1 ? unit?.singular : unit?.plural) || (amount === 1 ? key : `${key}s`)
}
