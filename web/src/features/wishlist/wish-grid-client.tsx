'use client'

import { useState } from 'react'
import { isWished, type Wish } from '@/content/wishlist/wishlist'
import { RemovedNotice } from '@/ui/removed-notice-client'
import { useWishlist } from '@/visitor/use-wishlist-client'
import { WishCard } from './wish-card-client'

/** Wishes that a phone shows beside each other. */
const phoneRow = 2

/** Wishes in rows. One that was just removed leaves a way back. */
export function WishGrid({ wishes }: { wishes: Wish[] }) {
  const { remove, restore } = useWishlist()
  const [removed, setRemoved] = useState<{ wish: Wish; index: number }>()
  return (
    <>
      <RemovedNotice
        removed={
          removed && !isWished(wishes, removed.wish.product)
            ? { id: String(removed.wish.product), name: removed.wish.seen.name }
            : undefined
        }
        onUndo={() => {
          if (removed) void restore(removed.wish, removed.index)
          setRemoved(undefined)
        }}
      />
      <ul className="grid grid-cols-2 gap-x-4 gap-y-10 empty:hidden sm:gap-x-6 md:grid-cols-3 xl:gap-x-8">
        {wishes.map((wish, index) => (
          <li key={wish.product}>
            <WishCard
              wish={wish}
              isFirst={index < phoneRow}
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
