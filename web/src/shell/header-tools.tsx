import { screenHref } from '@shop/studio/routes'
import type { ReactNode } from 'react'
import { Icon } from '@/ui/icons/icon'
import { Link } from '@/ui/link-client'
import { ThemeSwitch } from '@/ui/theme-switch-client'
import { DirectionSwitch } from './direction-switch-client'
import type { HeaderTools } from './shell'

type ToolsProps = Omit<HeaderTools, 'wishlistCount'> & { children?: ReactNode }

/** The icons at the end of both headers; a phone keeps search, cart and menu. */
export function Tools({ search, wishlist, cart, children }: ToolsProps) {
  return (
    <div className="flex items-center">
      {search}
      <Link href={screenHref('login')} aria-label="Login" className="icon-button max-sm:hidden">
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
