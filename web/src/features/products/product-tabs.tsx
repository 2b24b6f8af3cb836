import type { ReactNode } from 'react'
import type { Product, Review } from '@/content/products/product'
import { Rating } from '@/ui/rating'
import { Tabs } from '@/ui/tabs-client'
import * as common from '@/messages/common'
import * as messages from '@/messages/products'

/** Description, vendor, reviews and shipping of a product. A tab that has no content yet says so. */
export function ProductTabs({ product, description }: { product: Product; description: ReactNode }) {
  const { reviews, rating, reviewCount } = product
  return (
    <Tabs
      label={messages.aboutThisProduct}
      tabs={[
        {
          label: messages.description,
          content: product.description?.length ? description : <p>{messages.noDescriptionYet}</p>,
        },
        { label: messages.vendorInfo, content: <Vendor product={product} /> },
        {
          label: messages.review,
          content: (
            <div className="flex flex-col gap-8">
              {reviewCount > 0 && <Rating rating={rating} count={reviewCount} />}
              <Reviews reviews={reviews} />
            </div>
          ),
        },
        { label: common.shipping, content: <Shipping product={product} /> },
      ]}
    />
  )
}

function Vendor({ product: { vendor } }: { product: Product }) {
  if (vendor.length === 0) return <p>{messages.askUsWhoMade}</p>
  return (
    <table className="w-full max-w-3xl">
      <tbody>
        {vendor.map(([label, value]) => (
          <tr key={label} className="border-b border-line first:border-t">
            <th scope="row" className="w-1/4 py-4 pe-6 align-top font-heading font-medium text-ink">
              {label}
            </th>
            <td className="py-4 wrap-anywhere">
              <bdi>{value}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Shipping({ product: { shipping } }: { product: Product }) {
  if (shipping.length === 0) return <p>{messages.askUsAboutDelivery}</p>
  return (
    <ul className="grid gap-x-12 gap-y-8 md:grid-cols-3">
      {shipping.map(({ id, title, text }) => (
        <li key={id} className="stack">
          <h3 className="text-h3">{title}</h3>
          <p className="measure">{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** What buyers say about a product, each with stars. */
function Reviews({ reviews }: { reviews: Review[] }) {
  if (reviews.length === 0) return <p>{messages.noReviewsYet}</p>
  return (
    <ul className="grid gap-x-12 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
      {reviews.map(({ id, name, text, rating }) => (
        <li key={id} className="flex flex-col gap-3 border-t border-line pt-6">
          <Rating rating={rating} />
          <p className="measure">{text}</p>
          <p className="font-heading font-medium text-ink">{name}</p>
        </li>
      ))}
    </ul>
  )
}
