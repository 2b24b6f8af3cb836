import type { ReactNode } from 'react'
import { SiteShell } from '../site-shell'

/** The pages of the packaging catalogue have the packaging header (decisions, "Two headers"). */
export default function PackagingLayout({ children }: { children: ReactNode }) {
  return <SiteShell header="packaging">{children}</SiteShell>
}
