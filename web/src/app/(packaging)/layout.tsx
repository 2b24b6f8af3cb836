import type { ReactNode } from 'react'
import { Shell } from '@/shell/shell'

/** The catalogue's screens stand under the packaging header (decisions, "Two headers"). */
export default function PackagingLayout({ children }: { children: ReactNode }) {
  return <Shell header="packaging">{children}</Shell>
}
