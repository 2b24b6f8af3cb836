import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'

type Messages = { done: string; failed?: string }

/** Changes a document immediately; the editor is notified of success and failure. */
export function useDocumentMutation(
  mutate: () => Promise<unknown>,
  { done, failed = 'Not saved. Try again.' }: Messages,
) {
  const toast = useToast()
  const [isRunning, setRunning] = useState(false)
  const run = () => {
    setRunning(true)
    mutate()
      .then(
        () => toast.push({ status: 'success', title: done }),
        (error: unknown) =>
          toast.push({
            status: 'error',
            title: failed,
            description: error instanceof Error ? error.message : String(error),
          }),
      )
      .finally(() => setRunning(false))
  }
  return { run, isRunning }
}
