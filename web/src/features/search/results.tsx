import type { SearchEntry } from '@/content/search/types'
import { Link } from '@/ui/link-client'
import * as common from '@/messages/common'
import * as messages from '@/messages/search'

const kinds = {
  category: messages.catalogue,
  product: common.shop,
  post: common.blog,
  work: common.portfolio,
}

type ResultsProps = { results: SearchEntry[] }

/** Search results, best first: picture, kind, title and text. */
export function Results({ results }: ResultsProps) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {results.map(({ href, title, text, price, picture, kind }) => (
        <li key={`${kind}${href}`}>
          <Link
            href={href}
            className="group grid grid-cols-[4rem_1fr] items-center gap-4 py-3 sm:grid-cols-[5rem_1fr]"
          >
            {/* oxlint-disable-next-line nextjs/no-img-element */}
            <img
              src={picture ?? '/icon.svg'}
              alt=""
              width={80}
              height={80}
              loading="lazy"
              className="aspect-square w-full bg-band object-cover"
            />
            <span className="flex min-w-0 flex-col">
              <span className="tag">{kinds[kind]}</span>
              <span className="font-heading font-medium text-ink underline-offset-4 group-hover:underline">
                {title}
              </span>
              {price && <span className="text-small font-medium text-ink">{price}</span>}
              <span dir="auto" className="truncate text-small">
                {text}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
