import { useCallback, useEffect, useState } from 'react'
import { isImageSchemaType, type InputProps, type NumberInputProps, type StringInputProps } from 'sanity'
import { guarded } from './guarded.tsx'
import { LargeValuesInput } from './large-values-input.tsx'
import { excessOf, leeway, withFewUnknown, withoutLongGrid } from './large-values.ts'
import { CommaNotice } from './numbers/comma-notice.tsx'
import { DescriptionInput, isDescription } from './pictures/known-description.tsx'
import { withoutCrop } from './pictures/without-crop.ts'
import { isSaleEnd, SaleEndsInput } from './products/sale-ends-input.tsx'
import { isSalePrice, SalePriceInput } from './products/sale-price-input.tsx'
import { AddressInput } from './redirects/address-input.tsx'

/**
 * Every input of the Studio passes here; the address of a page, a picture, its description and a sale do more than store. The field
 * that the address names (`path=`) gets the focus: the Studio sets it before the input is in the page.
 */
function Input(given: InputProps) {
  const props = withFewUnknown(withoutLongGrid(given))
  // A list that is drawn at first has higher limits, so that typing does not replace its input.
  const [room] = useState(() => (excessOf(props) ? 1 : leeway))
  useFocusAtFirst(props)
  const { onChange } = props
  const change = useCallback(
    (patch: Parameters<typeof onChange>[0]) => onChange(withoutCrop(patch)),
    [onChange],
  )
  if (isImageSchemaType(props.schemaType)) return props.renderDefault({ ...props, onChange: change } as never)
  const excess = excessOf(props, room)
  if (excess)
    return <LargeValuesInput excess={excess} readOnly={props.readOnly} onChange={props.onChange as never} />
  if (isSaleEnd(props)) return <SaleEndsInput {...props} />
  if (props.schemaType.jsonType === 'number')
    return (
      <CommaNotice>
        {isSalePrice(props) ? (
          <SalePriceInput {...(props as NumberInputProps)} />
        ) : (
          <AddressInput {...props} />
        )}
      </CommaNotice>
    )
  return isDescription(props) ? (
    <DescriptionInput {...(props as StringInputProps)} />
  ) : (
    <AddressInput {...props} />
  )
}

/** The same; where one field cannot be shown, the others of its form can. */
export const OwnInput = guarded(
  Input,
  'This field could not be shown. The others can be edited all the same.',
)

function useFocusAtFirst(props: InputProps) {
  const { focused } = props
  const ref: unknown = 'elementProps' in props ? props.elementProps?.ref : undefined
  useEffect(() => {
    const element = (ref as { current?: unknown } | undefined)?.current
    if (focused && element instanceof HTMLElement && element !== document.activeElement) element.focus()
  }, [focused, ref])
}
