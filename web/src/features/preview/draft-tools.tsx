import { Suspense } from 'react'
import { DraftBar, LiveEditing } from './draft-tools-client'
import { config } from '@/content/config'
import { draftPerspective, isDraftMode } from '@/content/draft/mode'

/** The tools of draft mode: the bar, live updates, and the overlays for click-to-edit. Renders nothing outside it. */
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
      <LiveEditing studioUrl={config.studioUrl} />
    </>
  )
}
