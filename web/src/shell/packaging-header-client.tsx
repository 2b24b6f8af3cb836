'use client'

import type { MenuCategory } from '@/content/catalogue/types'
import type { Link, MenuItem } from '@/content/site/site'
import { ButtonLink } from '@/ui/button'
import { Brand } from './brand'
import { Tools } from './header-tools'
import { NarrowMenu, WideMenu } from './packaging-nav-client'
import type { HeaderTools } from './shell'
import { SideMenu } from './side-menu-client'
import { StickyHeader } from './sticky-header-client'

type PackagingHeaderViewProps = HeaderTools & {
  title: string
  items: MenuItem[]
  callToAction?: Link
  categories: MenuCategory[]
}

/**
 * The header itself. On small screens the menu moves into a side panel, where Login joins it. Drawn in the browser too:
 * every page carries it, and its words are a third of its markup.
 */
export function PackagingHeaderView({
  title,
  items,
  callToAction,
  categories,
  wishlistCount,
  ...tools
}: PackagingHeaderViewProps) {
  return (
    <StickyHeader>
      <div className="wrap header-row">
        <Brand title={title} />
        <nav aria-label="Main" className="hidden xl:block">
          <WideMenu items={items} categories={categories} />
        </nav>
        <Tools {...tools}>
          {callToAction && (
            <ButtonLink href={callToAction.href} className="ms-3 whitespace-nowrap max-md:hidden">
              {callToAction.label}
            </ButtonLink>
          )}
          <SideMenu
            wishlistCount={wishlistCount}
            className="xl:hidden"
            foot={callToAction && <ButtonLink href={callToAction.href}>{callToAction.label}</ButtonLink>}
          >
            <NarrowMenu items={items} categories={categories} />
          </SideMenu>
        </Tools>
      </div>
    </StickyHeader>
  )
}
