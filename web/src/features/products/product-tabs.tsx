import type { ReactNode } from 'react'
import type { Product } from '@/content/products/product'
import { Rating } from '@/ui/rating'
import { Tabs } from '@/ui/tabs-client'
import { Reviews } from './reviews'

/** Description, vendor, reviews and shipping of a product. A tab that has no content yet says so. */
export function ProductTabs({ product, description }: { product: Product; description: ReactNode }) {
  const { reviews, rating, reviewCount } = product
  return (
    <Tabs
      label="About this product"
      tabs={[
        {
          label: 'Description',
          content: product.description?.length ? description : <p>No description yet.</p>,
        },
        { label: 'Vendor Info', content: <Vendor product={product} /> },
        {
          label: 'Review',
          content: (
            <div className="flex flex-col gap-8">
              <Rating rating={rating} count={reviewCount} />
              <Reviews reviews={reviews} />
            </div>
          ),
        },
        { label: 'Shipping', content: <Shipping product={product} /> },
      ]}
    />
  )
}

function Vendor({ product: { vendor } }: { product: Product }) {
  if (vendor.length === 0) return <p>Ask us who made it.</p>
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
  if (shipping.length === 0) return <p>Ask us about delivery.</p>
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
