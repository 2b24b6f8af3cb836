import { Button, Card, Stack, Text, TextArea } from '@sanity/ui'
import { useId, useState } from 'react'
import { useClient } from 'sanity'
import { mayAnswer, replyTitle } from '../../quotes/index.ts'
import { momentOf } from '../../schema/moment.ts'
import { useDocumentMutation } from '../inbox/use-document-mutation.ts'
import { maxLines } from '../max-lines.ts'
import type { QuoteRow, StoredReply } from './quote-facts.ts'
import { sendAnswer } from './send-answer.ts'

/** Everything that was written about a request, and a place to answer. */
export function Conversation({ quote }: { quote: QuoteRow }) {
  const { replies, state } = quote
  return (
    <Stack gap={4}>
      <Text weight="semibold" size={1}>
        Messages and answers
      </Text>
      {replies.length === 0 && (
        <Text size={1} muted>
          Nothing yet.
        </Text>
      )}
      {replies.length > maxLines && (
        <Text size={1} muted>
          These are the latest {maxLines}.
        </Text>
      )}
      {replies.slice(-maxLines).map((reply) => (
        <Reply key={reply._id} reply={reply} />
      ))}
      {mayAnswer(state) && <AnswerForm quote={quote} />}
    </Stack>
  )
}

function Reply({ reply: { kind, name, text, purchaseOrder, sentAt } }: { reply: StoredReply }) {
  const tone = kind === 'accept' ? 'positive' : kind === 'answer' ? 'transparent' : 'default'
  return (
    <Card border={kind !== 'notice'} radius={2} padding={kind === 'notice' ? 0 : 3} tone={tone}>
      <Stack gap={3}>
        <Text size={1} muted>
          {[
            replyTitle(kind),
            kind !== 'answer' && name,
            purchaseOrder && `purchase order ${purchaseOrder}`,
            momentOf(sentAt),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {text && (
          <Text size={1} muted={kind === 'notice'} style={{ whiteSpace: 'pre-line' }}>
            {text}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

function AnswerForm({ quote }: { quote: QuoteRow }) {
  const id = useId()
  const client = useClient({ apiVersion: '2025-02-19' })
  const [text, setText] = useState('')
  const { run, isRunning } = useDocumentMutation(
    async () => {
      await sendAnswer(client, quote, text.trim())
      setText('')
    },
    { done: 'Sent. The buyer will be notified by email.' },
  )
  return (
    <Stack gap={3}>
      <Text as="label" size={1} weight="medium" htmlFor={id}>
        Write to the buyer
      </Text>
      <TextArea
        id={id}
        rows={3}
        fontSize={1}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button text="Send message" mode="ghost" disabled={isRunning || !text.trim()} onClick={run} />
    </Stack>
  )
}
