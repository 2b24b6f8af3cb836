import { useCallback, type FormEvent } from 'react'
import {
  PatchEvent,
  unset,
  useFormCallbacks,
  useFormValue,
  type InputProps,
  type NumberInputProps,
} from 'sanity'
import { isSaleOver } from '../../schema/rules/price.ts'

/** Whether an input is that of a product's sale price. */
export const isSalePrice = ({ path }: InputProps): boolean => path.length === 1 && path[0] === 'salePrice'

/**
 * The sale price of a product. Clearing it also clears an end that has passed: with that end, the next sale would have ended
 * before it began. An end that is still to come stays, for an editor may be about to type another sale price.
 */
export function SalePriceInput(props: NumberInputProps) {
  const { elementProps, renderDefault } = props
  const { onChange: changeProduct } = useFormCallbacks()
  const isOver = isSaleOver(useFormValue(['saleEnds']))
  const changePrice = elementProps.onChange
  const onChange = useCallback(
    (event: FormEvent<HTMLInputElement>) => {
      changePrice(event)
      if (event.currentTarget.value === '' && isOver) changeProduct(PatchEvent.from(unset(['saleEnds'])))
    },
    [changePrice, changeProduct, isOver],
  )
  return renderDefault({ ...props, elementProps: { ...elementProps, onChange } })
}
