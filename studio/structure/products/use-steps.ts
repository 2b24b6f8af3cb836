import { useState } from 'react'

/** A step that can be taken back; answers how many rows it could not take back. */
export type Step = { title: string; undo: () => Promise<number> }

/** Steps are kept when the pane closes: an editor may look at a document in between. */
let remembered: readonly Step[] = []

/** What was done in the table, the latest last. */
export function useSteps() {
  const [steps, setSteps] = useState(remembered)
  const replace = (next: readonly Step[]) => {
    remembered = next
    setSteps(next)
  }
  return {
    last: steps.at(-1),
    add: (step: Step) => replace([...remembered, step]),
    removeLast: () => replace(remembered.slice(0, -1)),
  }
}
