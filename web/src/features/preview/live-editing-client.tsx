'use client'

import { useRouter } from 'next/navigation'
import { VisualEditing } from 'next-sanity/visual-editing/client-component'
import { useTallSections } from './activate-tall-sections'
import { choosePerspective } from './choose-perspective'
import { useStudioMessagesOnly } from './studio-messages'
import { useForeignLinks } from './use-foreign-links'
import { useLiveChanges } from './use-live-changes'
import './live-editing.css'

/** Shows edits as they are made; a click on the page opens the field in the Studio. */
export function LiveEditing({ studioUrl }: { studioUrl: string }) {
  const router = useRouter()
  useStudioMessagesOnly(studioUrl)
  useTallSections()
  useLiveChanges()
  useForeignLinks()
  return (
    <VisualEditing
      onPerspectiveChange={(perspective) => void choosePerspective(String(perspective))}
      // `useLiveChanges` refreshes after each change; only the Studio's reload button needs this.
      refresh={({ source }) => {
        if (source !== 'manual') return false
        router.refresh()
        return Promise.resolve()
      }}
    />
  )
}
