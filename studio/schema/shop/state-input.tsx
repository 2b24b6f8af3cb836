import { getPublishedId, PatchEvent, type StringInputProps, useDocumentOperation, useFormValue } from 'sanity'
import type { SentState } from '../inbox/sent-fields.ts'
import { RadioInput } from '../fields/radio-input.tsx'

/** A finished order is not listed as waiting; one that is set to Pending again is. */
const handlingOf: Record<string, SentState> = { Pending: 'new', Completed: 'done', Cancel: 'done' }

/** What a new state of an order sets: its moment, and the handling that follows from it. */
export const consequencesOf = (state: string, now = new Date()) => {
  const handling = handlingOf[state]
  return { stateDate: now.toISOString(), ...(handling ? { handling } : {}) }
}

type Change = Parameters<StringInputProps['onChange']>[0]

/** The state that a change sets, if it sets one. */
export const stateIn = (change: Change): string | undefined => {
  const value: unknown = PatchEvent.from(change).patches.find((patch) => patch.type === 'set')?.value
  return typeof value === 'string' && value ? value : undefined
}

/**
 * The state of an order, which is never empty; a change notes its moment, which the customer sees, and the handling that
 * follows from it.
 */
export function StateInput(props: StringInputProps) {
  const id = useFormValue(['_id'])
  const { patch } = useDocumentOperation(getPublishedId(typeof id === 'string' ? id : ''), 'order')
  const onChange = (change: Change) => {
    const state = stateIn(change)
    if (!state) return
    props.onChange(change)
    patch.execute([{ set: consequencesOf(state) }])
  }
  return <RadioInput {...props} onChange={onChange} />
}
