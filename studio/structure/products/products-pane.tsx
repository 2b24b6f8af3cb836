import { Box, Button, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { getDraftId, usePresenceStore } from 'sanity'
import { bulkChanges, count, titleOf, type Bulk } from './bulk.ts'
import { changeOf } from './changes.ts'
import { COLUMNS, type Column } from './columns.ts'
import { ProductRow } from './product-row.tsx'
import { Report, type Message } from '../drafts/report.tsx'
import { PaneLoading } from '../loading.tsx'
import { filterRows, nameOf, type FieldName, type Row, type RowFilter } from './rows.ts'
import { SelectionBar } from './selection-bar.tsx'
import { Check, Scroller, Table } from './table-style.ts'
import { Toolbar } from './toolbar.tsx'
import { useProducts, type Outcome } from './use-products.ts'
import { useStable } from './use-stable.ts'

/** So many inputs stay fast however many products there are. */
const PAGE_SIZE = 50

/** All products of the shop as a table: edited in place, changed and published together. */
export function ProductsPane() {
  const { rows, failure, saving, lastStep, write, publish, discard, undo } = useProducts()
  const [filter, setFilter] = useState<RowFilter>({ text: '', kind: '', show: 'all' })
  const [page, setPage] = useState(0)
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const [message, setMessage] = useState<Message>()
  const [isBusy, setBusy] = useState(false)
  const focus = useOwnPresence()

  const save = useStable(async (row: Row, column: Column, text: string) => {
    const parsed = column.parse(text)
    if ('problem' in parsed) return parsed.problem
    const change = changeOf(row, { [column.field]: parsed.value })
    if (!change) return undefined
    const { refused, error } = await write([change], () => `${column.title} of ${nameOf(row)}`)
    setMessage(error ? failed(error) : undefined)
    return refused[0]?.rule ?? error
  })
  const select = useStable((id: string, isSelected: boolean) => {
    setSelection(
      (others) => new Set([...others].filter((other) => other !== id).concat(isSelected ? id : [])),
    )
  })

  if (!rows) return <PaneLoading failure={failure} />
  const found = filterRows(rows, filter)
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const current = Math.min(page, pages - 1)
  const shown = found.slice(current * PAGE_SIZE, (current + 1) * PAGE_SIZE)
  const selected = rows.filter(({ id }) => selection.has(id))
  const isAll = found.length > 0 && found.every(({ id }) => selection.has(id))

  const tell = (outcome: Outcome, title: string) => {
    const { done, refused, error } = outcome
    if (error) return setMessage(failed(error, refused))
    const left = new Set(refused.map(({ id }) => id)).size
    const text = [done > 0 && `${title}.`, left > 0 && `${count(left)} left unchanged:`]
      .filter(Boolean)
      .join(' ')
    setMessage(text ? { tone: left > 0 ? 'caution' : 'positive', text, refused } : undefined)
  }
  /** One step at a time: an undo during a publish would change what is being published. */
  const alone = async (step: () => Promise<void>) => {
    setBusy(true)
    await step()
    setBusy(false)
  }
  const bulk = async (wanted: Bulk) => {
    const outcome = await write(bulkChanges(wanted, selected), (done) => titleOf(wanted, done))
    tell(outcome, `${titleOf(wanted, outcome.done)}. Publish to show it on the site`)
  }
  const publishAll = async (ids: readonly string[]) => {
    const outcome = await publish(ids)
    tell(outcome, `Published ${count(outcome.done)}`)
  }
  const discardAll = async (ids: readonly string[]) => {
    const outcome = await discard(ids)
    tell(outcome, `Discarded the changes of ${count(outcome.done)}`)
  }
  const takeBack = async () => {
    const { skipped, error } = await undo()
    if (error) return setMessage(failed(error))
    const rest = skipped > 0 ? ` ${count(skipped)} changed since then, left as they are.` : ''
    setMessage({ tone: skipped > 0 ? 'caution' : 'positive', text: `Undone: ${lastStep?.title}.${rest}` })
  }

  return (
    <Flex direction="column" height="fill" style={{ minBlockSize: 0 }}>
      <Box padding={3}>
        <Stack gap={3}>
          <Toolbar
            filter={filter}
            onFilter={(next) => {
              setFilter(next)
              setPage(0)
            }}
            found={found.length}
            undoTitle={lastStep?.title}
            isBusy={isBusy}
            onUndo={() => void alone(takeBack)}
          />
          <SelectionBar
            selected={selected}
            drafts={rows.filter(({ hasDraft }) => hasDraft).map(({ id }) => id)}
            onSelect={(ids) => setSelection(new Set(ids))}
            isBusy={isBusy}
            onBulk={(wanted) => void alone(() => bulk(wanted))}
            onPublish={(ids) => void alone(() => publishAll(ids))}
            onDiscard={(ids) => void alone(() => discardAll(ids))}
          />
          <Report message={message} />
        </Stack>
      </Box>
      <Scroller>
        <Table>
          <thead>
            <tr>
              <th className="check" scope="col">
                <Check
                  type="checkbox"
                  aria-label={`Select all ${count(found.length)}`}
                  checked={isAll}
                  onChange={() => setSelection(new Set(isAll ? [] : found.map(({ id }) => id)))}
                />
              </th>
              {COLUMNS.map(({ field, title }) => (
                <th key={field} className={field} scope="col">
                  {title}
                </th>
              ))}
              <th className="state" scope="col">
                State
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <ProductRow
                key={row.id}
                row={row}
                isSelected={selection.has(row.id)}
                isSaving={saving.has(row.id)}
                onSelect={select}
                onSave={save}
                onFocus={focus}
              />
            ))}
          </tbody>
        </Table>
        {found.length === 0 && (
          <Box padding={5}>
            <Text align="center" size={1} muted>
              No product matches. Change or clear the filters above.
            </Text>
          </Box>
        )}
      </Scroller>
      {pages > 1 && (
        <Flex as="nav" aria-label="Pages of the table" align="center" justify="center" gap={3} padding={2}>
          <Button
            mode="bleed"
            fontSize={1}
            text="Previous"
            disabled={current === 0}
            onClick={() => setPage(current - 1)}
          />
          <Text size={1} muted>
            Page {current + 1} of {pages}
          </Text>
          <Button
            mode="bleed"
            fontSize={1}
            text="Next"
            disabled={current === pages - 1}
            onClick={() => setPage(current + 1)}
          />
        </Flex>
      )}
    </Flex>
  )
}

const failed = (reason: string, refused?: Message['refused']): Message => ({
  tone: 'critical',
  text: `Nothing was saved. ${reason}`,
  refused,
})

/** Tells other editors in which product this one is, as the form does. */
function useOwnPresence() {
  const store = usePresenceStore()
  useEffect(() => () => store.setLocation([]), [store])
  return useStable((id: string, field: FieldName) =>
    store.setLocation([
      { type: 'document', documentId: getDraftId(id), path: [field], lastActiveAt: new Date().toISOString() },
    ]),
  )
}
