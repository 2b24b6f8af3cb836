import type { QuoteRequest } from '@shop/studio/types'
import type { Cents } from '../money/cents'
import { coloursOf, printNote } from '@shop/studio/quotes'
import { goodsText } from './line'
import { keyOf } from './list'
import type { PricedQuoteLine } from './types'

/** What a buyer wrote of themselves and of the request; an empty text where they wrote nothing. */
export type Buyer = Record<'name' | 'company' | 'email' | 'phone' | 'neededBy' | 'message', string>

/** A request in words, for mails and for the confirmation. */
export type RequestFacts = {
  number: string
  /** ISO 8601. */
  sentAt: string
  buyer: Buyer
  lines: {
    sku: string
    goods: string
    /** In how many colours the goods are to be printed; their list price leaves the printing out. */
    colours?: number
    listTotal?: Cents
    targetPrice?: Cents
    note?: string
  }[]
  goods: string[]
  artwork?: string
}

/** A line as the document stores it. The reference is weak: a request must not keep an item from being deleted. */
export const toLine = ({ itemId, size, units, ...line }: PricedQuoteLine) => ({
  _key: keyOf(line)
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-'),
  _type: 'quoteRequestLine' as const,
  ...line,
  ...(size && { size }),
  units: units.map((each) => ({ _key: each.key, _type: 'unitWords' as const, ...each })),
  item: { _type: 'reference' as const, _ref: itemId, _weak: true },
})

/** The parts of a stored request that its facts are made from. */
type Stored = Pick<
  QuoteRequest,
  'number' | 'sentAt' | 'contact' | 'lines' | 'neededBy' | 'message' | 'attachment'
>

/** A stored request in words. */
export function toFacts({
  number = '',
  sentAt = '',
  contact,
  lines = [],
  neededBy = '',
  message = '',
  attachment,
}: Stored): RequestFacts {
  const shown = lines.map(
    ({ sku = '', name = '', size, unit, units, quantity = 0, listTotal, targetPrice, note }) => {
      const plain = goodsText({ unit: unit ?? 'piece', quantity }, { name, size }, { units })
      const colours = coloursOf(note)
      const goods = colours ? `${plain}, ${printNote(colours).toLowerCase()}` : plain
      return { sku, goods, colours, listTotal, targetPrice, note }
    },
  )
  const { name = '', company = '', email = '', phone = '' } = contact ?? {}
  return {
    number,
    sentAt,
    buyer: { name, company, email, phone, neededBy, message },
    lines: shown,
    goods: shown.map(({ goods }) => goods),
    artwork: attachment?.name,
  }
}
