'use client'

import { useRouter } from 'next/navigation'
import { VisualEditing } from 'next-sanity/visual-editing/client-component'
import { choosePerspective } from './choose-perspective'
import { useLiveChanges } from './use-live-changes'

/** Shows edits as they are made, and lets a click on the page open the field in the Studio. */
export function LiveEditing() {
  const router = useRouter()
  useLiveChanges()
  return (
    <VisualEditing
      onPerspectiveChange={(perspective) => void choosePerspective(String(perspective))}
      // The lake tells of every change by itself; only the Studio's reload button asks for more.
      refresh={({ source }) => {
        if (source !== 'manual') return false
        router.refresh()
        return Promise.resolve()
      }}
    />
  )
}
