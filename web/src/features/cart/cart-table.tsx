import { isAvailable, unitPriceOf } from '@/content/cart/cart'
import type { CartLine } from '@/content/cart/types'
import { formatCents } from '@/content/money/format'
import { Link } from '@/ui/link-client'
import { RemoveButton } from '@/ui/remove-button'
import { Thumbnail } from '@/ui/thumbnail'
import { LineQuantity, MoveToWishlist } from './line-parts-client'
import { PriceChange, textOf } from './line-words'
import * as messages from '@/messages/cart'
import * as common from '@/messages/common'

type RowActions = {
  onRemove: (line: CartLine) => void
  /** After a line was moved to the wishlist. */
  onMove: () => void
}

type CartTableProps = RowActions & { lines: CartLine[] }

/** The lines of the cart: a table, on a phone cards. */
export function CartTable({ lines, ...actions }: CartTableProps) {
  return (
    <table className="cart-table">
      <thead>
        <tr>
          {[common.product, common.price, messages.quantity, common.total].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">{common.remove}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Row key={line.key} line={line} {...actions} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ line, onRemove, onMove }: RowActions & { line: CartLine }) {
  const { category, name, href, pictureSrc } = line.seen
  const text = textOf(line)
  const isSold = isAvailable(line)
  return (
    <tr>
      <td className="cart-product">
        <div className="flex gap-4 sm:gap-6">
          <Thumbnail src={pictureSrc} className="w-20 shrink-0 self-start sm:w-24" />
          <div className="flex min-w-0 flex-col">
            {category && <p className="tag">{category}</p>}
            <p className="font-heading text-h3 text-ink">
              <Link href={href} className="underline-offset-4 hover:underline">
                {name}
              </Link>
            </p>
            {text && <p className="text-small">{text}</p>}
            <PriceChange line={line} />
            <div className="needs-script">
              <MoveToWishlist line={line} onMove={onMove} />
            </div>
          </div>
        </div>
      </td>
      <td className="cart-price">{formatCents(unitPriceOf(line))}</td>
      <td className="cart-quantity">
        <LineQuantity line={line} onRemove={onRemove} />
      </td>
      <td className="cart-total">{isSold && formatCents(unitPriceOf(line) * line.quantity)}</td>
      <td className="cart-remove">
        <RemoveButton label={messages.removeNamed(line.seen.name)} onRemove={() => onRemove(line)} />
      </td>
    </tr>
  )
}
