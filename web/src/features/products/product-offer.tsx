import { productHref } from '@shop/studio/routes'
import type { Product } from '@/content/products/product'
import { toSeen } from '@/content/products/seen'
import { shareOf } from '@/content/site/share'
import { Badge } from '@/ui/badge'
import { Countdown } from '@/ui/countdown-client'
import { postDate } from '@/ui/post-date'
import { Price } from '@/ui/price'
import { Rating } from '@/ui/rating'
import { ShareLinks } from '@/ui/share-links'
import { ProductChoices } from './product-choices'
import { ProductFacts } from './product-facts'
import { Purchase } from './purchase-client'
import { RefreshAt } from './refresh-at-client'
import { WishButton } from './wish-button-client'
import * as messages from '@/messages/products'

/** What a product is called and costs, what there is to choose, and how to buy it. */
export function ProductOffer({ product }: { product: Product }) {
  const { name, number, price, sale, rating, reviewCount, pictures } = product
  const seen = toSeen(product)
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-4">
        <h1 className="text-title">{name}</h1>
        {reviewCount > 0 && <Rating rating={rating} count={reviewCount} />}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Price price={price} salePrice={sale?.price} className="text-h2 [&>del]:text-h3" />
          {sale && <Badge>{sale.badge}</Badge>}
        </div>
      </div>
      <ProductChoices product={product} />
      <Purchase product={number} seen={seen} />
      <WishButton product={number} seen={seen} />
      {sale?.endsAt && <SaleEnd endsAt={sale.endsAt} />}
      <ProductFacts product={product} />
      <div className="border-t border-line pt-6">
        <ShareLinks {...shareOf(name, productHref(number), pictures[0])} />
      </div>
    </div>
  )
}

/** How long a sale still runs; without script, its last day. */
function SaleEnd({ endsAt }: { endsAt: string }) {
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-7">
      <p>
        <span className="font-heading text-h3 text-clay">{messages.hurryUp}</span>{' '}
        <time dateTime={endsAt}>{messages.saleEndsOn(postDate(endsAt))}</time>
      </p>
      <div className="needs-script">
        <Countdown end={endsAt} label={messages.timeUntilSaleEnds} />
        <RefreshAt moment={endsAt} />
      </div>
    </div>
  )
}
