import { type StringInputProps, useFormValue } from 'sanity'
import type { UnitWords } from '../../pricing/index.ts'
import { unitOptions } from './unit-words.ts'

/** The units that the item of the line has, in its own words. */
export function UnitInput(props: StringInputProps) {
  const units = useFormValue([...props.path.slice(0, -1), 'units']) as UnitWords[] | undefined
  if (!units) return props.renderDefault(props)
  const { schemaType } = props
  return props.renderDefault({
    ...props,
    schemaType: { ...schemaType, options: { ...schemaType.options, list: unitOptions(units) } },
  })
}
