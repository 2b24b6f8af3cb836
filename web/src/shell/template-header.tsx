import { siteSettings, templateMenus } from '@/content/site/site'
import { Brand } from './brand'
import { Tools } from './header-tools'
import { ScrollProgress } from './scroll-progress-client'
import type { HeaderTools } from './shell'
import { SideMenu } from './side-menu-client'
import { StickyHeader } from './sticky-header-client'
import { NarrowMenus, WideMenus } from './template-nav-client'

/** The header of the shop pages: Home's variants, the Pages menu, Shop, Blog, Contact, and how far one has scrolled. */
export async function TemplateHeader({ wishlistCount, ...tools }: HeaderTools) {
  const [{ title }, { links }] = await Promise.all([siteSettings(), templateMenus()])
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
