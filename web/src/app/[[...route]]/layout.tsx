import type { ReactNode } from 'react'
import { pageByRoute, routeOf } from '@/sections/page'
import { Shell } from '@/shell/shell'

type PageLayoutProps = { children: ReactNode; params: Promise<{ route?: string[] }> }

/** A page document chooses its header. */
export default async function PageLayout({ children, params }: PageLayoutProps) {
  const page = await pageByRoute(routeOf(await params))
  return <Shell header={page?.header ?? 'packaging'}>{children}</Shell>
}
