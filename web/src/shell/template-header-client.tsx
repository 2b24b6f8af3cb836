'use client'

import type { Link } from '@/content/site/site'
import { Brand } from './brand'
import { Tools } from './header-tools'
import { ScrollProgress } from './scroll-progress-client'
import type { HeaderTools } from './shell'
import { SideMenu } from './side-menu-client'
import { StickyHeader } from './sticky-header-client'
import { NarrowMenus, WideMenus } from './template-nav-client'

type TemplateHeaderViewProps = HeaderTools & { title: string; links: Link[] }

/** The header itself. Drawn in the browser too: every page carries it, and its words are a third of its markup. */
export function TemplateHeaderView({ title, links, wishlistCount, ...tools }: TemplateHeaderViewProps) {
  return (
    <StickyHeader>
      <div className="relative wrap header-row">
        <Brand title={title} />
        <nav aria-label="Main" className="hidden lg:block">
          <WideMenus links={links} />
        </nav>
        <Tools {...tools}>
          <SideMenu wishlistCount={wishlistCount} className="lg:hidden" loginClassName="sm:hidden">
            <NarrowMenus links={links} />
          </SideMenu>
        </Tools>
      </div>
      <ScrollProgress />
    </StickyHeader>
  )
}
