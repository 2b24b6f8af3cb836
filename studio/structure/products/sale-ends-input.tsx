import { Card, Stack, Text } from '@sanity/ui'
import { useFormValue, type InputProps } from 'sanity'
import { saleEndsProblem } from '../../schema/rules/price.ts'
import { useSaleOver } from './use-sale-over.ts'

/** Whether an input is that of the end of a product's sale. */
export const isSaleEnd = ({ path }: InputProps): boolean => path.length === 1 && path[0] === 'saleEnds'

/** The end of a sale, which says when it is over: at that moment also in a form that is open, whose rules are not checked again. */
export function SaleEndsInput(props: InputProps) {
  const saleEnds = useFormValue(['saleEnds']) as string | undefined
  if (!useSaleOver(saleEnds)) return props.renderDefault(props)
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      <output style={{ display: 'block' }}>
        <Card tone="caution" padding={3} radius={2} border>
          <Text size={1}>{saleEndsProblem(saleEnds)}</Text>
        </Card>
      </output>
    </Stack>
  )
}
