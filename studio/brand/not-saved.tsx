import { Card, Stack, Text } from '@sanity/ui'

/** Shown above the Studio while the lake refuses to store what is typed. */
export const NotSaved = ({ reason }: { reason: string }) => (
  <Card tone="critical" padding={4} borderBottom role="alert">
    <Stack gap={3}>
      <Text size={1} weight="semibold">
        What you typed last is not saved yet. Keep this window open: saving is tried again every few seconds.
      </Text>
      <Text size={1}>{reason}</Text>
    </Stack>
  </Card>
)
