import { screenHref } from '@shop/studio/routes'
import { categoryMenu } from '@/content/catalogue/catalogue'
import { navigation, siteSettings } from '@/content/site/site'
import { ButtonLink } from '@/ui/button'
import { Brand } from './brand'
import { type HeaderTools, Tools } from './header-tools'
import { packagingEntries } from './menu-entries'
import { SideMenu } from './side-menu'
import { StickyHeader } from './sticky-header-client'
import { WideMenu } from './wide-menu'
import * as messages from '@/messages/shell'

/** The header of the packaging pages. On small screens its menu moves into a side panel, where Login joins it. */
export async function PackagingHeader({ wishlistCount, ...tools }: HeaderTools) {
  const [{ title, messaging }, { items, callToAction }, categories] = await Promise.all([
    siteSettings(),
    navigation('navigation-packaging'),
    categoryMenu(),
  ])
  const entries = packagingEntries(items, categories)
  return (
    <StickyHeader>
      <div className="wrap header-row">
        <Brand title={title} />
        <nav aria-label={messages.main} className="max-xl:hidden">
          <WideMenu entries={entries} />
        </nav>
        <Tools {...tools}>
          {callToAction &&
            (callToAction.href === screenHref('quote') ? (
              tools.quote(callToAction)
            ) : (
              <ButtonLink href={callToAction.href} className="ms-3 whitespace-nowrap max-md:hidden">
                {callToAction.label}
              </ButtonLink>
            ))}
          <SideMenu
            entries={entries}
            wishlistCount={wishlistCount}
            messaging={messaging}
            callToAction={callToAction}
            className="xl:hidden"
          />
        </Tools>
      </div>
    </StickyHeader>
  )
}
