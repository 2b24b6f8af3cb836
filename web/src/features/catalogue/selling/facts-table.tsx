import { screenHref } from '@shop/studio/routes'
import type { Selling } from '@/content/selling/types'
import { factRows } from '@/content/selling/words'
import * as messages from '@/messages/catalogue'
import * as common from '@/messages/common'

/** What a buyer compares, as a table with a heading for each row. */
export function FactsTable({ selling }: { selling: Selling }) {
  const { certificates } = selling.facts
  return (
    <table className="facts-table">
      <caption className="sr-only">{messages.facts}</caption>
      <tbody>
        {factRows(selling).map(({ label, value }) => (
          <Row key={label} label={label}>
            <bdi>{value}</bdi>
          </Row>
        ))}
        {certificates.length > 0 && (
          <Row label={common.certificates}>
            <ul className="-my-2.5">
              {certificates.map(({ id, title, number }) => (
                <li key={id}>
                  <a href={`${screenHref('compliance')}#${id}`} className="quiet-link py-2.5 text-kraft-deep">
                    <span>
                      {title} <span className="text-small whitespace-nowrap text-text">({number})</span>
                    </span>
                  </a>
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
    <tr>
      <th scope="row">{label}</th>
      <td>{children}</td>
    </tr>
  )
}
