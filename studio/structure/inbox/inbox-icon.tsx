import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { useMemo } from 'react'
import { useDocumentStore } from 'sanity'
import { useLive } from '../use-live.ts'
import { inboxCounts, waiting } from './counts.ts'

/** More than this does not fit into the icon. */
const MAX_SHOWN = 99

/** An envelope; while something waits for an answer, the number of it. */
export function InboxIcon() {
  const store = useDocumentStore()
  const counts = useLive(useMemo(() => inboxCounts(store), [store]))
  const count = counts ? waiting(counts) : 0
  if (count === 0) return <EnvelopeIcon />
  return (
    <svg viewBox="0 0 25 25" width="1em" height="1em" data-sanity-icon="inbox">
      <title>{`${count} new`}</title>
      <circle cx="12.5" cy="12.5" r="12" fill="#c2410c" />
      <text x="12.5" y="17" textAnchor="middle" fontSize="13" fontWeight="700" fill="#fff">
        {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      </text>
    </svg>
  )
}
