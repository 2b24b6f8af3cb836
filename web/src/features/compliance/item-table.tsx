import { detailsHref } from '@shop/studio/routes'
import type { CoveredItem } from '@/content/compliance/compliance'
import { Link } from '@/ui/link-client'
import { postDate } from '@/ui/post-date'
import * as common from '@/messages/common'
import * as messages from '@/messages/compliance'

const headLook = 'py-3 pe-6 font-heading font-medium text-ink'

type ItemTableProps = {
  items: CoveredItem[]
  /** The address of the page that has the certificates; empty for this one. */
  base: string
}

/**
 * Items with their article numbers and the certificates that cover them; an article number finds its line. On a phone the
 * article numbers are below the name, so that the certificates fit beside it.
 */
export function ItemTable({ items, base }: ItemTableProps) {
  return (
    // A wide table must be reachable by keyboard to be scrolled.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="overflow-x-auto" tabIndex={0} aria-label={messages.certificatesByProduct}>
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b border-kraft">
            <th scope="col" className={headLook}>
              {common.product}
            </th>
            <th scope="col" className={`${headLook} max-sm:hidden`}>
              {messages.articleNumbers}
            </th>
            <th scope="col" className={headLook}>
              {common.certificates}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ name, slug, skus, certificates }) => (
            <tr key={slug} className="border-b border-line align-baseline">
              <th scope="row" className="pe-6 pb-3 font-normal sm:min-w-36">
                <Link href={detailsHref(slug)} className="quiet-link min-h-11 text-kraft-deep">
                  {name}
                </Link>
                <span className="block text-small sm:hidden">{skus.join(', ')}</span>
              </th>
              <td className="min-w-40 py-3 pe-6 max-sm:hidden">{skus.join(', ')}</td>
              <td className="pb-3 sm:min-w-40">
                <ul className="flex flex-wrap gap-x-6">
                  {certificates.map(({ id, number, validUntil }) => (
                    <li key={id}>
                      <a
                        href={`${base}#${id}`}
                        className="quiet-link min-h-11 whitespace-nowrap text-kraft-deep"
                      >
                        {number}
                      </a>
                      <span className="block text-small">{messages.validTo(postDate(validUntil))}</span>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
