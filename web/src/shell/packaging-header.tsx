import { categoryMenu } from '@/content/catalogue/catalogue'
import { navigation, siteSettings } from '@/content/site/site'
import { ButtonLink } from '@/ui/button'
import { Brand } from './brand'
import { Tools } from './header-tools'
import { NarrowMenu, WideMenu } from './packaging-nav-client'
import type { HeaderTools } from './shell'
import { SideMenu } from './side-menu-client'
import { StickyHeader } from './sticky-header-client'

/** The header of the packaging pages. On small screens the menu moves into a side panel, where Login joins it. */
export async function PackagingHeader({ wishlistCount, ...tools }: HeaderTools) {
  const [{ title }, { items, callToAction }, categories] = await Promise.all([
    siteSettings(),
    navigation('navigation-packaging'),
    categoryMenu(),
  ])
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
