import { getPublishedId, type StringInputProps, useDocumentOperation, useFormValue } from 'sanity'

/** The patch that notes when the state changed. */
const sinceNow = () => ({ set: { stateDate: new Date().toISOString() } })

/** The state of an order; a change notes its moment, which the customer sees. */
export function StateInput(props: StringInputProps) {
  const id = useFormValue(['_id'])
  const { patch } = useDocumentOperation(getPublishedId(typeof id === 'string' ? id : ''), 'order')
  const onChange: typeof props.onChange = (event) => {
    props.onChange(event)
    patch.execute([sinceNow()])
  }
  return props.renderDefault({ ...props, onChange })
}
