import { Flex, Spinner, Text } from '@sanity/ui'

/** @param failure why the last attempt to read it failed */
type LoadingProps = { failure?: string }

/** A pane whose content is on its way. */
export const PaneLoading = ({ failure }: LoadingProps) => (
  <Flex direction="column" align="center" justify="center" gap={4} padding={4} height="fill">
    <Waiting failure={failure} />
  </Flex>
)

/** A dialog whose content is on its way. */
export const DialogLoading = ({ failure }: LoadingProps) => (
  <Flex direction="column" align="center" gap={4} padding={5}>
    <Waiting failure={failure} />
  </Flex>
)

const Waiting = ({ failure }: LoadingProps) => (
  <>
    <Spinner muted />
    {failure && (
      <Text as="output" size={1} align="center">
        This cannot be read at the moment, and is tried again: {failure}
      </Text>
    )}
  </>
)
