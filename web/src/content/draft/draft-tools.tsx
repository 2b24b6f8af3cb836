import { Suspense } from 'react'
import { DraftBar, LiveEditing } from './draft-tools-client'
import { draftPerspective, isDraftMode } from './mode'

/** What stands on a page in draft mode only: the bar, updates while somebody types, and the overlays for editing. */
export async function DraftTools() {
  if (!(await isDraftMode())) return null
  return (
    <Suspense>
      <Tools />
    </Suspense>
  )
}

async function Tools() {
  const perspective = await draftPerspective()
  return (
    <>
      <DraftBar perspective={perspective} />
      <LiveEditing />
    </>
  )
}
