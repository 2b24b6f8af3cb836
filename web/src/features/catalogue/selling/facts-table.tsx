import { screenHref } from '@shop/studio/routes'
import type { Selling } from '@/content/selling/types'
import { factRows } from '@/content/selling/words'

/** What a buyer compares, as a table with a heading for each row. */
export function FactsTable({ selling }: { selling: Selling }) {
  const { certificates } = selling.facts
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">Facts</caption>
      <tbody>
        {factRows(selling).map(({ label, value }) => (
          <Row key={label} label={label}>
            <bdi>{value}</bdi>
          </Row>
        ))}
        {certificates.length > 0 && (
          <Row label="Certificates">
            <ul className="flex flex-col gap-1">
              {certificates.map(({ id, title, number }) => (
                <li key={id}>
                  <a
                    href={`${screenHref('compliance')}#${id}`}
                    className="text-kraft-deep underline underline-offset-4"
                  >
                    {title}
                  </a>{' '}
                  <span className="text-small whitespace-nowrap">({number})</span>
                </li>
              ))}
            </ul>
          </Row>
        )}
      </tbody>
    </table>
  )
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <tr className="border-b border-line align-baseline first:border-t">
      <th scope="row" className="w-2/5 py-3 pe-4 text-start font-medium text-ink sm:w-1/3">
        {label}
      </th>
      <td className="py-3">{children}</td>
    </tr>
  )
}
