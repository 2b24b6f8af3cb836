import { Card, Flex, Inline, Radio, Text } from '@sanity/ui'
import { useId } from 'react'
import { set, type StringInputProps } from 'sanity'

type RadioInputProps = Pick<
  StringInputProps,
  'value' | 'readOnly' | 'schemaType' | 'validation' | 'elementProps' | 'onChange'
>

/** Radio buttons for a text that is never empty. Those of Sanity have a button that clears the field, and no option without. */
export function RadioInput({
  value,
  readOnly,
  schemaType,
  validation,
  elementProps,
  onChange,
}: RadioInputProps) {
  const name = useId()
  const options = (schemaType.options?.list ?? []).map((option) =>
    typeof option === 'string' ? { title: option, value: option } : option,
  )
  const isInvalid = validation.some(({ level }) => level === 'error')
  return (
    <Card border paddingX={3} paddingY={2} radius={2} tone={isInvalid ? 'critical' : undefined}>
      <Inline gap={3} paddingY={1} role="radiogroup" aria-label={schemaType.title}>
        {options.map((option, place) => (
          <Flex key={option.value} as="label" align="center" gap={2}>
            <Radio
              ref={place === 0 ? elementProps.ref : undefined}
              name={name}
              checked={option.value === value}
              readOnly={readOnly}
              onFocus={elementProps.onFocus}
              onBlur={elementProps.onBlur}
              onChange={() => onChange(set(option.value))}
            />
            <Text size={1} weight={option.value === value ? 'medium' : 'regular'}>
              {option.title}
            </Text>
          </Flex>
        ))}
      </Inline>
    </Card>
  )
}
