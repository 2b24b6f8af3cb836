import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'

/** An action that changes a document immediately; a failure is told to the editor. */
export function useDeed(deed: () => Promise<unknown>, done: string) {
  const toast = useToast()
  const [isRunning, setRunning] = useState(false)
  const run = () => {
    setRunning(true)
    deed()
      .then(
        () => toast.push({ status: 'success', title: done }),
        (error: unknown) =>
          toast.push({
            status: 'error',
            title: 'Not saved. Please try again.',
            description: error instanceof Error ? error.message : String(error),
          }),
      )
      .finally(() => setRunning(false))
  }
  return { run, isRunning }
}
