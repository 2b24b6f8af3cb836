'use client'

import { ButtonLink } from '@/ui/button'
import { Link } from '@/ui/link-client'
import { moneyWithCents } from '@/ui/money'
import { Picture } from '@/ui/picture'
import { useWishlist } from './use-wishlist-client'

/** What the header's wishlist shows. */
export default function WishlistPopup() {
  const { items } = useWishlist({ isWanted: true })
  if (!items) return <p className="min-h-40">One moment …</p>
  return (
    <>
      {items.length === 0 && <p>Nothing on the wishlist yet.</p>}
      <ul className="flex flex-col divide-y divide-line border-y border-line empty:hidden">
        {items.map((item) => (
          <li key={item.id} className="grid grid-cols-[5rem_1fr] gap-4 py-4">
            <Picture source={item.picture} sizes="80px" className="aspect-square w-full object-cover" />
            <div className="flex flex-col gap-1">
              <div className="flex justify-between gap-3">
                <p className="font-heading leading-snug font-medium text-ink">
                  {item.href ? (
                    <Link href={item.href} className="underline-offset-4 hover:underline">
                      {item.name}
                    </Link>
                  ) : (
                    item.name
                  )}
                </p>
                <p className="font-medium text-ink tabular-nums">{moneyWithCents(item.price)}</p>
              </div>
              {item.text && <p className="text-small">{item.text}</p>}
            </div>
          </li>
        ))}
      </ul>
      <ButtonLink href="/wishlist">View All Wishlist</ButtonLink>
    </>
  )
}
