import { Flex, Spinner } from '@sanity/ui'

/** A pane whose content is on its way. */
export const PaneLoading = () => (
  <Flex align="center" justify="center" height="fill">
    <Spinner muted />
  </Flex>
)

/** A dialog whose content is on its way. */
export const DialogLoading = () => (
  <Flex padding={5} justify="center">
    <Spinner muted />
  </Flex>
)
