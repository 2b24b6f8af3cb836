import { screenHref } from '@shop/studio/routes'
import { clsx } from 'clsx'
import { comparedQuery } from '@/content/compare/compared-list'
import type { ComparedItem, Comparison, ComparisonRow } from '@/content/compare/compare'
import { Link } from '@/ui/link-client'
import { Thumbnail } from '@/ui/thumbnail'
import * as messages from '@/messages/catalogue'
import * as common from '@/messages/common'

/** Facts of items side by side. A narrow screen scrolls the table sideways; the names of the facts stay in view. */
export function CompareTable({ comparison: { items, rows } }: { comparison: Comparison }) {
  const slugs = items.map(({ slug }) => slug)
  return (
    <div className="flex flex-col gap-4">
      {items.length > 1 && (
        <p className="text-small">
          <Mark /> {messages.marksTheFactsIn}
        </p>
      )}
      {/* A wide table must be reachable by keyboard to be scrolled. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={messages.comparisonOfFacts}>
        <table className="compare-table">
          <caption className="sr-only">{messages.factsSideBySide}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{messages.fact}</span>
              </th>
              {items.map((item) => (
                <ItemHead key={item.slug} item={item} others={slugs.filter((slug) => slug !== item.slug)} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.label} row={row} items={items} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

const Mark = () => (
  <span aria-hidden="true" className="me-1.5 inline-block size-2 rounded-full bg-clay align-middle" />
)

function ItemHead({ item: { name, href, pictureSrc }, others }: { item: ComparedItem; others: string[] }) {
  return (
    <th scope="col">
      <Thumbnail src={pictureSrc} className="w-full max-w-40" />
      <Link href={href} className="quiet-link min-h-11 font-heading text-h3 font-medium text-ink">
        {name}
      </Link>
      <Link
        href={`${screenHref('compare')}${comparedQuery(others)}`}
        aria-label={messages.removeNamed(name)}
        className="flex min-h-11 w-fit min-w-11 items-center text-small text-kraft-deep underline underline-offset-4"
      >
        {common.remove}
      </Link>
    </th>
  )
}

function Row({ row: { label, values, differs }, items }: { row: ComparisonRow; items: ComparedItem[] }) {
  return (
    <tr>
      <th scope="row">
        {differs && <Mark />}
        {label}
        {differs && <span className="sr-only"> {messages.differs}</span>}
      </th>
      {items.map(({ slug }, index) => (
        <td key={slug} className={clsx(differs && 'text-ink')}>
          {values[index] === undefined ? (
            <>
              <span aria-hidden="true">–</span>
              <span className="sr-only">{messages.unknown}</span>
            </>
          ) : (
            <bdi>{values[index]}</bdi>
          )}
        </td>
      ))}
    </tr>
  )
}
