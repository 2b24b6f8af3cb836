import * as messages from '@/messages/ui'

/** A table of portable text; its first row contains the column headings. */
export type RawTable = { caption?: string; rows?: { _key: string; cells?: string[] }[] }

/** A table in portable text; on narrow screens it scrolls sideways. */
export function ProseTable({ table: { caption, rows = [] } }: { table: RawTable }) {
  const [head, ...body] = rows
  if (!head?.cells || body.length === 0) return null
  return (
    // A wide table must be reachable by keyboard to be scrolled.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="overflow-x-auto" tabIndex={0} aria-label={caption ?? messages.table}>
      <table className="w-full border-collapse">
        {caption && <caption className="pb-3 text-start text-small">{caption}</caption>}
        <thead>
          <tr className="border-b border-kraft">
            {head.cells.map((cell) => (
              <th key={cell} scope="col" className="py-3 pe-6 font-heading font-medium text-ink">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map(({ _key, cells = [] }) => (
            <tr key={_key} className="border-b border-line">
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={index} scope="row" className="py-3 pe-6 font-normal text-ink">
                    {cell}
                  </th>
                ) : (
                  <td key={index} className="py-3 pe-6">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
