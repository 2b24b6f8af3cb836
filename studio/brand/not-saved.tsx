import { Card, Stack, Text } from '@sanity/ui'

type Props = {
  message: string
  /** Whether what was typed is still in its field. */
  isKept: boolean
}

/** Shown above the Studio while the lake refuses to store what is typed. */
export const NotSaved = ({ message, isKept }: Props) => (
  <Card tone="critical" padding={4} borderBottom role="alert">
    <Stack gap={3}>
      <Text size={1} weight="semibold">
        {isKept
          ? 'What you typed last is not saved yet. Keep this window open: saving is tried again every few seconds.'
          : 'What you typed last could not be saved, and was taken back.'}
      </Text>
      <Text size={1}>{message}</Text>
    </Stack>
  </Card>
)
