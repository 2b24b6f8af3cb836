import type { ReactNode } from 'react'
import { SiteShell } from '../site-shell'

/** The catalogue's screens stand under the packaging header (decisions, "Two headers"). */
export default function PackagingLayout({ children }: { children: ReactNode }) {
  return <SiteShell header="packaging">{children}</SiteShell>
}
