import type { ReactNode } from 'react'
import { pageByRoute, routeOf } from '@/sections/page'
import { SiteShell } from '../site-shell'

type PageLayoutProps = { children: ReactNode; params: Promise<{ route?: string[] }> }

/** A page document chooses its header. */
export default async function PageLayout({ children, params }: PageLayoutProps) {
  const page = await pageByRoute(routeOf(await params))
  return <SiteShell header={page?.header ?? 'packaging'}>{children}</SiteShell>
}
