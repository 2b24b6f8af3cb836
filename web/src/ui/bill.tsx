import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import * as common from '@/messages/common'

type BillLinesProps = {
  caption: string
  /** What the goods are called. */
  goods: string
  lines: { key: string; goods: ReactNode; quantity: ReactNode; price: string; total: string }[]
  /** Phones leave out quantity and price; the goods say them there. */
  isShort?: boolean
}

/** The goods of an invoice or an offer, a line each. */
export function BillLines({ caption, goods: goodsName, lines, isShort }: BillLinesProps) {
  const cell = 'py-3 ps-4 text-right tabular-nums rtl:text-left'
  const detail = clsx(cell, isShort && 'whitespace-nowrap max-sm:hidden')
  const columns = [
    [goodsName, 'py-3'],
    [common.qty, detail],
    [common.price, detail],
    [common.total, cell],
  ]
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line font-heading text-ink">
          {columns.map(([name, look]) => (
            <th key={name} scope="col" className={`${look} font-medium`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, goods, quantity, price, total }) => (
          <tr key={key} className="border-b border-line align-top">
            <th scope="row" className="py-3 font-normal">
              {goods}
            </th>
            <td className={detail}>{quantity}</td>
            <td className={detail}>{price}</td>
            <td className={`${cell} text-ink`}>{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type BillSumsProps = { parts: (readonly [name: string, amount: string])[]; total: string }

/** The parts of the total, and the total. */
export const BillSums = ({ parts, total }: BillSumsProps) => (
  <dl className="ms-auto flex w-full max-w-sm flex-col gap-2">
    {parts.map(([name, amount]) => (
      <div key={name} className="flex justify-between gap-6">
        <dt>{name}</dt>
        <dd className="text-ink tabular-nums">{amount}</dd>
      </div>
    ))}
    <div className="flex justify-between gap-6 border-t border-line pt-3 font-heading text-h3 text-ink">
      <dt>{common.total}</dt>
      <dd className="tabular-nums">{total}</dd>
    </div>
  </dl>
)
