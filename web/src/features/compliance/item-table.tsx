import { detailsHref } from '@shop/studio/routes'
import type { CoveredItem } from '@/content/compliance/compliance'
import { Link } from '@/ui/link-client'
import * as common from '@/messages/common'
import * as messages from '@/messages/compliance'

/** Items with their article numbers and the certificates that cover them; an article number finds its line. */
export function ItemTable({ items }: { items: CoveredItem[] }) {
  const heads = [common.product, messages.articleNumbers, common.certificates]
  return (
    // A wide table must be reachable by keyboard to be scrolled.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="overflow-x-auto" tabIndex={0} aria-label={messages.certificatesByProduct}>
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b border-kraft">
            {heads.map((head) => (
              <th key={head} scope="col" className="py-3 pe-6 text-start font-heading font-medium text-ink">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ name, slug, skus, certificates }) => (
            <tr key={slug} className="border-b border-line align-baseline">
              <th scope="row" className="min-w-36 pe-6 text-start font-normal">
                <Link href={detailsHref(slug)} className="quiet-link min-h-11 text-kraft-deep">
                  {name}
                </Link>
              </th>
              <td className="min-w-40 py-3 pe-6">{skus.join(', ')}</td>
              <td className="min-w-40">
                <ul className="flex flex-wrap gap-x-4">
                  {certificates.map(({ id, number }) => (
                    <li key={id}>
                      <a href={`#${id}`} className="quiet-link min-h-11 whitespace-nowrap text-kraft-deep">
                        {number}
                      </a>
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
