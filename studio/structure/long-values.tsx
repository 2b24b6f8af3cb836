import { Button, Card, Stack, Text } from '@sanity/ui'
import { useCallback } from 'react'
import { isArrayOfPrimitivesInputProps, set, type ArrayOfPrimitivesInputProps, type InputProps } from 'sanity'
import { maxLines } from './max-lines.ts'

/** Whether an input is that of a list of plain values with too many to draw: each is a field of its own. */
export const isLongValues = (props: InputProps): props is ArrayOfPrimitivesInputProps =>
  isArrayOfPrimitivesInputProps(props) && (props.value?.length ?? 0) > maxLines

/** Says so instead of the list, and offers to shorten it. */
export function LongValuesInput({ value = [], readOnly, onChange }: ArrayOfPrimitivesInputProps) {
  const keepFirst = useCallback(() => onChange(set(value.slice(0, maxLines))), [onChange, value])
  return (
    <Card tone="caution" padding={3} radius={2} border>
      <Stack gap={3}>
        <Text size={1}>
          This list has {value.length.toLocaleString('en')} values. Up to {maxLines} can be shown here.
        </Text>
        <Button
          mode="ghost"
          text={`Keep the first ${maxLines}, remove the others`}
          disabled={readOnly}
          onClick={keepFirst}
        />
      </Stack>
    </Card>
  )
}
