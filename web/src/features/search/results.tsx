import type { SearchEntry } from '@/content/search/types'
import { Icon } from '@/ui/icons/icon'
import { Link } from '@/ui/link-client'
import * as common from '@/messages/common'
import * as messages from '@/messages/search'

const kinds: Record<SearchEntry['kind'], string> = {
  category: messages.catalogue,
  product: common.shop,
  question: messages.faq,
  page: messages.page,
  post: common.blog,
  work: common.portfolio,
}

type ResultsProps = { results: SearchEntry[] }

/** Search results, best first: picture, kind, title, price and facts, and the text of what has no facts. */
export function Results({ results }: ResultsProps) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {results.map((result) => (
        <li key={`${result.kind}${result.href}`}>
          <ResultLink href={result.href}>
            <Thumbnail {...result} />
            <span className="flex min-w-0 flex-col">
              <span className="tag">{kinds[result.kind]}</span>
              <span className="font-heading font-medium text-ink underline-offset-4 group-hover:underline">
                {result.title}
              </span>
              {result.price && <span className="text-small font-medium text-ink">{result.price}</span>}
              <span dir="auto" className="line-clamp-2 text-small">
                {result.facts?.length ? result.facts.join(' · ') : result.text}
              </span>
            </span>
          </ResultLink>
        </li>
      ))}
    </ul>
  )
}

const rowLook = 'group grid grid-cols-[4rem_1fr] items-center gap-4 py-3 sm:grid-cols-[5rem_1fr]'

/**
 * The link of a result. A link with a fragment loads the whole page: only then does the browser open the answer that the
 * fragment names.
 */
function ResultLink({ href, children }: { href: string; children: React.ReactNode }) {
  return href.includes('#') ? (
    // oxlint-disable-next-line nextjs/no-html-link-for-pages
    <a href={href} className={rowLook}>
      {children}
    </a>
  ) : (
    <Link href={href} className={rowLook}>
      {children}
    </Link>
  )
}

/** The picture of a result; questions and pages have none. */
function Thumbnail({ kind, picture }: SearchEntry) {
  if (!picture && (kind === 'question' || kind === 'page')) {
    return (
      <span className="grid aspect-square w-full place-items-center bg-band text-kraft-deep">
        <Icon name={kind === 'question' ? 'headset' : 'scroll-text'} className="size-6" />
      </span>
    )
  }
  return (
    // oxlint-disable-next-line nextjs/no-img-element
    <img
      src={picture ?? '/icon.svg'}
      alt=""
      width={80}
      height={80}
      loading="lazy"
      className="aspect-square w-full bg-band object-cover"
    />
  )
}
