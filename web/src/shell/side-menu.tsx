import { screenHref } from '@shop/studio/routes'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { chatHref } from '@/content/site/chat'
import type { Link as MenuLink } from '@/content/site/link'
import type { SiteSettings } from '@/content/site/site'
import { ButtonLink } from '@/ui/button'
import { Icon } from '@/ui/icons/icon'
import { Link } from '@/ui/link-client'
import { SidePanel } from '@/ui/side-panel-client'
import { ThemeSwitch } from '@/ui/theme-switch-client'
import { DirectionSwitch } from './direction-switch-client'
import type { MenuEntry } from './menu-entries'
import { NarrowMenu } from './narrow-menu'
import * as common from '@/messages/common'
import * as messages from '@/messages/shell'

type SideMenuProps = {
  entries: MenuEntry[]
  wishlistCount: ReactNode
  messaging?: SiteSettings['messaging']
  callToAction?: MenuLink
  /** The width from which the menu fits into the header. */
  className: string
  loginClassName?: string
}

/** The hamburger button and its menu, with everything that a small header has no room for. */
export function SideMenu({ entries, wishlistCount, messaging, callToAction, ...classes }: SideMenuProps) {
  return (
    <SidePanel
      label={messages.menu}
      icon={<Icon name="menu" className="size-6" />}
      className={clsx('icon-button -me-2', classes.className)}
    >
      <nav aria-label={messages.menu} className="flex grow flex-col">
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          <NarrowMenu entries={entries} />
          <li className="sm:hidden">
            <Link href={screenHref('wishlist')} className="side-entry justify-between">
              {common.wishlist}
              <span className="me-1 text-body text-text">{wishlistCount}</span>
            </Link>
          </li>
          <li className={classes.loginClassName}>
            <Link href={screenHref('login')} className="side-entry">
              {common.login}
            </Link>
          </li>
          {messaging && (
            <li>
              <a
                href={chatHref(messaging.phone, messaging.text)}
                target="_blank"
                rel="noopener noreferrer"
                className="side-entry justify-between"
              >
                {messages.chatTitle}
                <Icon name="message-circle" className="me-1 size-5 text-sage" />
              </a>
            </li>
          )}
        </ul>
      </nav>
      <div className="needs-script flex flex-col sm:hidden">
        <ThemeSwitch isNamed />
        <DirectionSwitch isNamed />
      </div>
      {callToAction && <ButtonLink href={callToAction.href}>{callToAction.label}</ButtonLink>}
    </SidePanel>
  )
}
