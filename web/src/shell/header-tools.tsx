import type { ReactNode } from 'react'
import { Link } from '@/ui/link-client'
import { DirectionSwitch } from './direction-switch-client'
import type { HeaderTools } from './shell'
import { ThemeSwitch } from '@/ui/theme-switch-client'
import { Icon } from '@/ui/icons/icon'

type ToolsProps = Omit<HeaderTools, 'wishlistCount'> & { children?: ReactNode }

/** The icons at the end of both headers; a phone keeps those that a shopper needs at once. */
export function Tools({ search, wishlist, cart, children }: ToolsProps) {
  return (
    <div className="flex items-center">
      {search}
      <Link href="/login" aria-label="Login" className="icon-button max-sm:hidden">
        <Icon name="user" className="size-5" />
      </Link>
      {wishlist}
      {cart}
      <span className="flex items-center max-sm:hidden">
        <DirectionSwitch />
        <ThemeSwitch />
      </span>
      {children}
    </div>
  )
}
