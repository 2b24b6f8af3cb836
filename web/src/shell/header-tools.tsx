import { screenHref } from '@shop/studio/routes'
import type { ReactNode } from 'react'
import type { Link as MenuLink } from '@/content/site/link'
import { Icon } from '@/ui/icons/icon'
import { Link } from '@/ui/link-client'
import { ThemeSwitch } from '@/ui/theme-switch-client'
import { DirectionSwitch } from './direction-switch-client'
import * as common from '@/messages/common'

/** What a header offers in addition to its menus; the layout passes it in, because the shell imports no features. */
export type HeaderTools = {
  search: ReactNode
  wishlist: ReactNode
  wishlistCount: ReactNode
  cart: ReactNode
  /** “Get A Quote” where it leads to the quote list. */
  quote: (link: MenuLink) => ReactNode
}

type ToolsProps = Omit<HeaderTools, 'wishlistCount'> & { children?: ReactNode }

/** The icons at the end of both headers; phones show search, cart and menu only. */
export function Tools({ search, wishlist, cart, children }: ToolsProps) {
  return (
    <div className="flex items-center">
      {search}
      <Link href={screenHref('login')} aria-label={common.login} className="icon-button max-sm:hidden">
        <Icon name="user" className="size-5" />
      </Link>
      {wishlist}
      {cart}
      <span className="needs-script flex items-center max-sm:hidden">
        <DirectionSwitch />
        <ThemeSwitch />
      </span>
      {children}
    </div>
  )
}
