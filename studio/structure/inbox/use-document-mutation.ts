import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'

type Messages<Result> = { done: string | ((result: Result) => string); failed?: string }

/** Milliseconds. A refusal says what to do first, which takes longer to read than a success. */
const errorDuration = 30_000

/** Changes a document immediately; the editor is notified of success and failure. A notice replaces the one before of the same change. */
export function useDocumentMutation<Result>(
  mutate: () => Promise<Result>,
  { done, failed = 'Not saved. Try again.' }: Messages<Result>,
) {
  const toast = useToast()
  const [isRunning, setRunning] = useState(false)
  const run = () => {
    setRunning(true)
    mutate()
      .then(
        (result) =>
          toast.push({
            id: failed,
            status: 'success',
            title: typeof done === 'function' ? done(result) : done,
          }),
        (error: unknown) =>
          toast.push({
            id: failed,
            status: 'error',
            duration: errorDuration,
            closable: true,
            title: failed,
            description: error instanceof Error ? error.message : String(error),
          }),
      )
      .finally(() => setRunning(false))
  }
  return { run, isRunning }
}
