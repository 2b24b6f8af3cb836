import { getPublishedId, PatchEvent, type StringInputProps, useDocumentOperation, useFormValue } from 'sanity'

/** Stores when the state changed. A finished order is not listed as waiting; one that is set to Pending again is. */
const consequencesOf = (state: unknown) => ({
  set: { stateDate: new Date().toISOString(), handling: state === 'Pending' ? 'new' : 'done' },
})

const valueIn = (event: Parameters<StringInputProps['onChange']>[0]): unknown =>
  PatchEvent.from(event).patches.find((patch) => patch.type === 'set')?.value

/** The state of an order; a change notes its moment, which the customer sees, and the handling that follows from it. */
export function StateInput(props: StringInputProps) {
  const id = useFormValue(['_id'])
  const { patch } = useDocumentOperation(getPublishedId(typeof id === 'string' ? id : ''), 'order')
  const onChange: typeof props.onChange = (event) => {
    props.onChange(event)
    patch.execute([consequencesOf(valueIn(event))])
  }
  return props.renderDefault({ ...props, onChange })
}
