'use client'

import { screenHref } from '@shop/studio/routes'
import { useEffect, useState } from 'react'
import { sourceAddress } from '@/ui/source-address'
import type { CartProduct } from '@/content/orders/types'
import type { Wish } from '@/content/wishlist/wishlist'
import { Button, ButtonLink } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { fetchProducts } from '@/visitor/use-current-prices-client'
import { useWishlist } from '@/visitor/use-wishlist-client'
import { SharedCard } from './shared-card'
import * as common from '@/messages/common'
import * as messages from '@/messages/wishlist'

/** A shared list. @param numbers of its products, such as `1,4` */
export function SharedList({ numbers }: { numbers: string }) {
  const [wishes, setWishes] = useState<Wish[] | 'failed'>()
  useEffect(() => {
    let isMounted = true
    fetchProducts(numbers).then(
      ({ products }) => isMounted && setWishes(inOrder(numbers, products)),
      () => isMounted && setWishes('failed'),
    )
    return () => {
      isMounted = false
    }
  }, [numbers])
  if (wishes === undefined) return <p>{common.oneMoment}</p>
  if (wishes === 'failed') return <EmptyState>{messages.listNotLoaded}</EmptyState>
  if (wishes.length === 0) return <EmptyState>{messages.noneSoldAnyMore}</EmptyState>
  return <Shared wishes={wishes} />
}

function Shared({ wishes }: { wishes: Wish[] }) {
  const { add } = useWishlist()
  const [isAdded, setAdded] = useState(false)
  const addAll = async () => {
    for (const wish of wishes) await add(wish)
    setAdded(true)
  }
  return (
    <div className="flex flex-col gap-10">
      <p className="text-lead">{messages.sharedWithYou}</p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 md:grid-cols-3 xl:gap-x-8">
        {wishes.map((wish) => (
          <li key={wish.product}>
            <SharedCard wish={wish} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-4">
        <Button onClick={() => void addAll()} disabled={isAdded}>
          {messages.addAllToWishlist}
        </Button>
        <ButtonLink href={screenHref('wishlist')} look="quiet">
          {messages.seeMyWishlist}
        </ButtonLink>
        <output>{isAdded && messages.onYourWishlist}</output>
      </div>
    </div>
  )
}

/** The products in the order of the list. */
function inOrder(numbers: string, products: CartProduct[]): Wish[] {
  const byNumber = new Map(products.map((product) => [product.number, product]))
  return numbers.split(',').flatMap((number) => {
    const product = byNumber.get(Number(number))
    return product ? [toWish(product)] : []
  })
}

function toWish({ number, name, price, href, picture, category, sizes, colours }: CartProduct): Wish {
  return {
    product: number,
    option: { size: sizes[0], colour: colours[0] },
    seen: { name, unitPrice: price, href, category, pictureSrc: picture && sourceAddress(picture, 320) },
  }
}
