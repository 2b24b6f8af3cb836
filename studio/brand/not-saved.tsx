import { Box, Button, Card, Stack, Text } from '@sanity/ui'

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
          : 'Something that you typed could not be saved. Load the Studio again before you go on: it may show what is not stored.'}
      </Text>
      <Text size={1}>{message}</Text>
      {!isKept && (
        <Box>
          <Button mode="ghost" text="Load again" onClick={() => location.reload()} />
        </Box>
      )}
    </Stack>
  </Card>
)
