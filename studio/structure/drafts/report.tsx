import { Card, Stack, Text } from '@sanity/ui'
import { maxLines } from '../max-lines.ts'
import { shortText } from '../../short-text.ts'

/** A document that was left as it is, and the rule that forbids the change. */
export type Refusal = { id: string; name: string; rule: string }

/** What the last request did. */
export type Message = {
  tone: 'positive' | 'caution' | 'critical'
  text: string
  refused?: readonly Refusal[]
}

/** Characters; a rule can name what it refuses. */
const maxRule = 500

/** The rows that were left as they are are named with the rule, so that they can be mended one by one. */
export function Report({ message }: { message: Message | undefined }) {
  return (
    <output style={{ display: 'block' }}>
      {message && (
        <Card tone={message.tone} padding={3} radius={2} style={{ maxBlockSize: '12rem', overflow: 'auto' }}>
          <Stack gap={3}>
            <Text size={1} weight="medium">
              {shortText(message.text, maxRule)}
            </Text>
            {message.refused?.slice(0, maxLines).map(({ id, name, rule }) => (
              <Text key={id + rule} size={1}>
                {shortText(name)}. {shortText(rule, maxRule)}
              </Text>
            ))}
          </Stack>
        </Card>
      )}
    </output>
  )
}
