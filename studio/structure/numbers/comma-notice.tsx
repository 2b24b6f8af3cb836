import { Card, Stack, Text } from '@sanity/ui'
import { type ReactNode, useState } from 'react'

/** Whether the browser takes a comma for the point of a number, as those in German do. */
const isCommaPoint = () => (1.5).toLocaleString(navigator.language).includes(',')

/** The input of a number. Browsers leave out a comma that is typed or pasted, so that 10,5 becomes 105: it says so. */
export function CommaNotice({ children }: { children: ReactNode }) {
  const [isLeftOut, setLeftOut] = useState(false)
  const notice = (typed: string) => {
    if (typed.includes(',') && !isCommaPoint()) setLeftOut(true)
  }
  return (
    <Stack
      gap={2}
      onFocus={() => setLeftOut(false)}
      onKeyDown={({ key, ctrlKey, metaKey }) => !ctrlKey && !metaKey && notice(key)}
      onPaste={({ clipboardData }) => notice(clipboardData.getData('text'))}
    >
      {children}
      <output>
        {isLeftOut && (
          <Card tone="caution" padding={3} radius={2}>
            <Text size={1}>The comma was left out. Decimals have a point, such as 10.5.</Text>
          </Card>
        )}
      </output>
    </Stack>
  )
}
