'use client'

import { useState } from 'react'
import { isWished, type Wish } from '@/content/wishlist/wishlist'
import { useWishlist } from '@/visitor/use-wishlist-client'
import { WishCard } from './wish-card-client'
import * as common from '@/messages/common'

/** Wishes in rows. One that was just removed leaves a way back. */
export function WishGrid({ wishes }: { wishes: Wish[] }) {
  const { remove, restore } = useWishlist()
  const [removed, setRemoved] = useState<{ wish: Wish; index: number }>()
  return (
    <>
      <output className="block">
        {removed && !isWished(wishes, removed.wish.product) && (
          <span className="flex flex-wrap items-center justify-between gap-x-4 rounded-card bg-band px-4 py-1">
            {common.removedFromList(removed.wish.seen.name)}
            <button
              type="button"
              className="inline-flex min-h-11 items-center text-kraft-deep underline underline-offset-4"
              ref={focus}
              onClick={() => {
                void restore(removed.wish, removed.index)
                setRemoved(undefined)
              }}
            >
              {common.undo}
            </button>
          </span>
        )}
      </output>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-10 empty:hidden sm:gap-x-6 md:grid-cols-3 xl:gap-x-8">
        {wishes.map((wish, index) => (
          <li key={wish.product}>
            <WishCard
              wish={wish}
              onRemove={() => {
                setRemoved({ wish, index })
                void remove(wish.product)
              }}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The button that had the focus is gone with its card. */
const focus = (button: HTMLButtonElement | null) => button?.focus()
