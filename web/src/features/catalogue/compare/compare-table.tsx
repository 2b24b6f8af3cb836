import { clsx } from 'clsx'
import type { ComparedItem, Comparison, ComparisonRow } from '@/content/compare/compare'
import { Link } from '@/ui/link-client'
import { Thumbnail } from '@/ui/thumbnail'
import * as messages from '@/messages/catalogue'
import { RemoveCompared } from './change-compared-client'

/** Facts of items side by side. The names of the items and those of the facts stay in view. */
export function CompareTable({ comparison: { items, rows } }: { comparison: Comparison }) {
  const slugs = items.map(({ slug }) => slug)
  return (
    <div className="flex flex-col gap-4">
      {items.length > 1 && (
        <p className="text-small">
          <Mark />
          {messages.markedFactsDiffer}
        </p>
      )}
      {/* A wide table must be reachable by keyboard to be scrolled. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="side-scroll compare-scroll" tabIndex={0} aria-label={messages.comparisonOfFacts}>
        <table className="compare-table">
          <caption className="sr-only">{messages.factsSideBySide}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{messages.fact}</span>
              </th>
              {items.map((item) => (
                <ItemHead key={item.slug} item={item} open={slugs} />
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

/** With a space instead of a margin: the mark stands where the text begins, on either side. */
const Mark = () => (
  <span aria-hidden="true">
    <span className="inline-block size-2 rounded-full bg-clay align-middle" />{' '}
  </span>
)

function ItemHead({ item: { slug, name, href, pictureSrc }, open }: { item: ComparedItem; open: string[] }) {
  return (
    <th scope="col">
      <Thumbnail src={pictureSrc} className="w-(--compare-picture)" />
      <Link href={href} className="quiet-link min-h-11 font-heading text-h3 font-medium text-ink">
        {name}
      </Link>
      <RemoveCompared slug={slug} name={name} open={open} />
    </th>
  )
}

function Row({ row: { label, values, differs }, items }: { row: ComparisonRow; items: ComparedItem[] }) {
  return (
    <tr>
      <th scope="row">
        {differs ? (
          <>
            <Mark />
            <span aria-hidden="true">{label}</span>
            <span className="sr-only">{messages.factDiffers(label)}</span>
          </>
        ) : (
          label
        )}
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
