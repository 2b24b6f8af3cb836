import { type UnitWords, unitWord } from '../../pricing/index.ts'
import { inDollars } from '../../schema/shop/cents.ts'

type Line = {
  sku?: string
  name?: string
  size?: string
  quantity?: number
  unit?: string
  orderUnit?: string
  units?: readonly UnitWords[]
  pieces?: number
  listPrice?: number
  listTotal?: number
  targetPrice?: number
}

const count = new Intl.NumberFormat('en-US')

/** A line of a request as an editor reads it: “24 cases · Brown Kraft Bags”, and “12,000 bags · list $17.86 per case”. */
export function lineWords(line: Line): { title: string; details: string } {
  const { sku, name, size, quantity = 0, unit = 'piece', orderUnit, units, pieces, ...prices } = line
  const countOf = (amount: number, key: string) => `${count.format(amount)} ${unitWord(key, amount, units)}`
  const per = orderUnit ? `per ${unitWord(orderUnit, 1, units)}` : 'each'
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
