import { Flex, Spinner, Text } from '@sanity/ui'

/** A pane whose content is on its way. @param failure why the last attempt to read it failed */
export const PaneLoading = ({ failure }: { failure?: string }) => (
  <Flex direction="column" align="center" justify="center" gap={4} padding={4} height="fill">
    <Spinner muted />
    {failure && (
      <Text as="output" size={1} align="center">
        This cannot be read at the moment, and is tried again: {failure}
      </Text>
    )}
  </Flex>
)

/** A dialog whose content is on its way. */
export const DialogLoading = () => (
  <Flex padding={5} justify="center">
    <Spinner muted />
  </Flex>
)
