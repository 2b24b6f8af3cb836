import type { ReactNode } from 'react'
import { SiteShell } from '../site-shell'

/** These pages have the template header (decisions, "Two headers"). */
export default function TemplateLayout({ children }: { children: ReactNode }) {
  return <SiteShell header="template">{children}</SiteShell>
}
