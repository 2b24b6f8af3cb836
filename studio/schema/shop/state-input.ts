import { getPublishedId, type StringInputProps, useDocumentOperation, useFormValue } from 'sanity'

/** The state of an order; a change notes its moment, which the customer sees. */
export function StateInput(props: StringInputProps) {
  const id = useFormValue(['_id'])
  const { patch } = useDocumentOperation(getPublishedId(typeof id === 'string' ? id : ''), 'order')
  const onChange: typeof props.onChange = (event) => {
    props.onChange(event)
    patch.execute([{ set: { stateDate: new Date().toISOString() } }])
  }
  return props.renderDefault({ ...props, onChange })
}
