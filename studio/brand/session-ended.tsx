import { Box, Button, Dialog, Stack, Text } from '@sanity/ui'

const focus = (text: HTMLElement | null) => text?.focus()

/** Shown instead of the Studio once the login has ended: nothing can be saved any more. */
export function SessionEnded() {
  return (
    <Dialog
      id="session-ended"
      header="You have been logged out"
      width={0}
      // Who goes on typing would press the button with the next space; screen readers read the text, which has the focus.
      __unstable_autoFocus={false}
      footer={
        <Box padding={3}>
          <Button width="fill" tone="primary" text="Log in again" onClick={() => location.reload()} />
        </Box>
      }
    >
      <Box padding={4} tabIndex={-1} ref={focus} style={{ outline: 'none' }}>
        <Stack gap={4}>
          <Text>Your login has ended, for example because your password was changed.</Text>
          <Text>All but the last words that you typed is saved.</Text>
        </Stack>
      </Box>
    </Dialog>
  )
}
