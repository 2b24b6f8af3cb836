import { useRef, useState } from 'react'
import { useClient } from 'sanity'
import { discardMutations, isSame, readForms, restoreMutations, type Forms } from '../drafts/forms.ts'
import { inBatches } from '../drafts/in-batches.ts'
import { publishForms } from '../drafts/publish-forms.ts'
import type { Refusal } from '../drafts/report.tsx'
import { useValidate, type Problem } from '../drafts/use-validate.ts'
import { count } from './bulk.ts'
import { editAction, isInPlace, reverse, withChange, type Change } from './changes.ts'
import { columnOf } from './columns.ts'
import { nameOf, type Values } from './rows.ts'
import { useRows } from './use-rows.ts'
import { withoutOvertaken } from './overtaken.ts'
import { useSteps } from './use-steps.ts'

/** What became of a request. */
export type Outcome = { done: number; refused: Refusal[]; error?: string }

const NOTHING: Outcome = { done: 0, refused: [] }
const idOf = ({ id }: { id: string }) => id

/** The products with everything that the table does to them. All writes are drafts until they are published. */
export function useProducts() {
  const { rows, failure, show } = useRows()
  const client = useClient({ apiVersion: '2025-02-19' })
  const validate = useValidate()
  const steps = useSteps()
  const [saving, setSaving] = useState<ReadonlySet<string>>(new Set())

  /** Marks rows while something is sent for them; an error becomes part of the outcome. */
  const during = async (ids: readonly string[], outcome: Outcome, act: () => Promise<unknown>) => {
    setSaving((others) => new Set([...others, ...ids]))
    try {
      await act()
      return outcome
    } catch (error) {
      return { ...outcome, done: 0, error: messageOf(error) }
    } finally {
      setSaving((others) => new Set([...others].filter((id) => !ids.includes(id))))
    }
  }

  /** By id, what was stored last from here: an editor can be faster than the lake. */
  const own = useRef(new Map<string, Values>())

  const send = async (changes: readonly Change[]) => {
    for (const { id, fields, after } of changes)
      own.current.set(id, {
        ...own.current.get(id),
        ...Object.fromEntries(fields.map((field) => [field, after[field]])),
      })
    await client.action(changes.map(editAction), { tag: 'desk.products.edit' })
    show(changes)
  }

  /** Writes the changes that the rules allow; only the fields of the table are judged. */
  const write = async (changes: readonly Change[], title: (done: number) => string): Promise<Outcome> => {
    const byId = new Map(rows?.map((row) => [row.id, row]))
    const refused = await inBatches(changes, async (change) => {
      const row = byId.get(change.id)
      if (!row) return []
      const problems = await validate({ ...withChange(row.values, change), _id: row.id, _type: 'product' })
      const own = problems.filter(({ field }) => isConcerned(field, change))
      return own.map((problem) => refusal(row.id, nameOf(row), problem))
    })
    const allowed = changes.filter(({ id }) => !refused.some((each) => each.id === id))
    if (allowed.length === 0) return { done: 0, refused }
    let outcome = { done: 0, refused }
    return during(allowed.map(idOf), NOTHING, async () => {
      const { unchanged, overtaken } = await withoutOvertaken(client, allowed, own.current)
      outcome = { done: unchanged.length, refused: [...refused, ...overtaken] }
      if (unchanged.length === 0) return
      const hadDraft = new Set(unchanged.map(idOf).filter((id) => byId.get(id)?.hasDraft))
      await send(unchanged)
      steps.add({ title: title(unchanged.length), undo: () => takeBack(unchanged, hadDraft) })
    }).then(({ error }) => (error ? { done: 0, refused, error } : outcome))
  }

  /** Takes changes back, except where the values were changed since, and removes the drafts they made. */
  const takeBack = async (changes: readonly Change[], hadDraft: ReadonlySet<string>): Promise<number> => {
    const now = new Map((await readForms(client, changes.map(idOf))).map((forms) => [forms.id, forms]))
    const possible = changes.filter((change) => {
      const forms = now.get(change.id)
      return isInPlace(change, forms?.draft ?? forms?.published)
    })
    if (possible.length > 0) await send(possible.map(reverse))
    const needless = (await readForms(client, possible.map(idOf))).filter(
      (forms) => !hadDraft.has(forms.id) && isSame(forms),
    )
    if (needless.length > 0) await client.mutate(needless.flatMap(discardMutations))
    return changes.length - possible.length
  }

  /** Publishes the drafts of rows together; each is checked by all rules first. */
  const publish = async (ids: readonly string[]): Promise<Outcome> => {
    let outcome = NOTHING
    return during(ids, NOTHING, async () => {
      const { forms, refused } = await publishForms(client, validate, ids)
      outcome = { done: forms.length, refused }
      if (forms.length === 0) return
      steps.add({
        title: `Published ${count(forms.length)}`,
        undo: () => restore(forms, ({ draft }) => draft),
      })
    }).then(({ error }) => (error ? { ...NOTHING, error } : outcome))
  }

  /** Removes the drafts of rows that visitors see in an older form. */
  const discard = async (ids: readonly string[]): Promise<Outcome> => {
    let outcome = NOTHING
    return during(ids, NOTHING, async () => {
      const forms = (await readForms(client, ids)).filter(({ draft, published }) => draft && published)
      if (forms.length === 0) return
      await client.mutate(forms.flatMap(discardMutations), { tag: 'desk.products.discard' })
      outcome = { done: forms.length, refused: [] }
      steps.add({
        title: `Discarded the changes of ${count(forms.length)}`,
        undo: () => restore(forms, ({ published }) => published),
      })
    }).then(({ error }) => (error ? { ...NOTHING, error } : outcome))
  }

  /**
   * Puts both forms back as they were, except where a document says something else by now than the step left. Its revision
   * says less: taking back a later step gives it a new one.
   */
  const restore = async (
    forms: readonly Forms[],
    left: (before: Forms) => Forms['draft'],
  ): Promise<number> => {
    const now = new Map((await readForms(client, forms.map(idOf))).map((each) => [each.id, each]))
    const possible = forms.filter((before) => {
      const current = now.get(before.id) ?? before
      const hasChanges = current.draft && !isSame(current)
      return !hasChanges && isSame({ ...current, draft: left(before) })
    })
    if (possible.length > 0) {
      await client.mutate(possible.flatMap(restoreMutations), { tag: 'desk.products.undo' })
    }
    return forms.length - possible.length
  }

  /** Takes the last step back; `skipped` counts the rows that stay as they are because they were changed since. */
  const undo = async (): Promise<{ skipped: number; error?: string }> => {
    try {
      const skipped = (await steps.last?.undo()) ?? 0
      steps.removeLast()
      return { skipped }
    } catch (error) {
      return { skipped: 0, error: messageOf(error) }
    }
  }

  return { rows, failure, saving, lastStep: steps.last, write, publish, discard, undo }
}

const refusal = (id: string, name: unknown, { title, message }: Problem): Refusal => ({
  id,
  name: typeof name === 'string' ? name : 'Untitled product',
  rule: `${title}: ${message}`,
})

/** Whether a change is to blame for a problem with a field: the sale price depends on the price. */
const isConcerned = (field: string, { fields }: Change) =>
  columnOf(field) !== undefined &&
  fields.some((changed) => changed === field || (changed === 'price' && field === 'salePrice'))

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
