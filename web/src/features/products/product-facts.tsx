import { screenHref } from '@shop/studio/routes'
import { stegaClean } from '@/content/draft/metadata'
import type { Product } from '@/content/products/product'
import { Link } from '@/ui/link-client'
import * as messages from '@/messages/products'

const searchHref = (tag: string) => `${screenHref('search')}?q=${encodeURIComponent(stegaClean(tag))}`

/** SKU, category and tags; a tag leads to what else the search finds by it. */
export function ProductFacts({ product: { sku, category, tags } }: { product: Product }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2 border-t border-line pt-7 empty:hidden">
      {sku && <Fact label="SKU">{sku}</Fact>}
      {category && <Fact label={messages.category}>{category}</Fact>}
      {tags.length > 0 && (
        <Fact label={messages.tags}>
          <ul className="-m-2 flex flex-wrap">
            {tags.map((tag) => (
              <li key={tag}>
                <Link href={searchHref(tag)} className="quiet-link min-h-11 min-w-11 justify-center px-2">
                  {tag}
                </Link>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="font-heading font-medium text-ink">{label}</dt>
      <dd>{children}</dd>
    </>
  )
}
