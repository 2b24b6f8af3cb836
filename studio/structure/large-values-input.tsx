import { Button, Card, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { PatchEvent, set, type InputProps } from 'sanity'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { Excess } from './large-values.ts'

type LargeValuesInputProps = { excess: Excess; readOnly?: boolean; onChange: InputProps['onChange'] }

/** Stands where a value is too large to be drawn, says so, and offers to make it smaller. */
export function LargeValuesInput({ excess, readOnly, onChange }: LargeValuesInputProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <Card tone="caution" padding={3} radius={2} border>
      <Stack gap={3}>
        <Text size={1}>{excess.problem} The history has earlier versions of the document.</Text>
        <Button mode="ghost" text={`${excess.remedy}…`} disabled={readOnly} onClick={() => setAsking(true)} />
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title={`${excess.remedy}?`}
          text="You cannot see here what is removed. The history keeps it."
          confirm="Remove"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            onChange(PatchEvent.from(set(excess.kept)))
          }}
        />
      )}
    </Card>
  )
}
