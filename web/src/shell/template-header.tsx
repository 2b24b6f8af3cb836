import { siteSettings, templateMenus } from '@/content/site/site'
import { Brand } from './brand'
import { type HeaderTools, Tools } from './header-tools'
import { templateEntries } from './menu-entries'
import { ScrollProgress } from './scroll-progress-client'
import { SideMenu } from './side-menu'
import { StickyHeader } from './sticky-header-client'
import { WideMenu } from './wide-menu'
import * as messages from '@/messages/shell'

/** The header of the shop pages: Home's variants, the Pages menu, Shop, Blog, Contact, and the scroll progress. */
export async function TemplateHeader({ wishlistCount, ...tools }: HeaderTools) {
  const [{ title, messaging }, menus] = await Promise.all([siteSettings(), templateMenus()])
  const entries = templateEntries(menus)
  return (
    <StickyHeader>
      <div className="wrap header-row">
        <Brand title={title} />
        <nav aria-label={messages.main} className="max-lg:hidden">
          <WideMenu entries={entries} />
        </nav>
        <Tools {...tools}>
          <SideMenu
            entries={entries}
            wishlistCount={wishlistCount}
            messaging={messaging}
            className="lg:hidden"
            loginClassName="sm:hidden"
          />
        </Tools>
      </div>
      <ScrollProgress />
    </StickyHeader>
  )
}
