import type { ReactNode } from 'react'
import { Link } from '@/ui/link-client'
import { DirectionSwitch } from './direction-switch-client'
import { narrowLink } from './menu-looks'
import { ThemeSwitch } from '@/ui/theme-switch-client'

/** An entry of the side menu that opens in place. */
export function NarrowGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details>
      <summary className={`${narrowLink} list-none justify-between`}>
        {label}
        <span
          aria-hidden="true"
          className="me-1 size-2.5 -translate-y-0.5 rotate-45 border-r-2 border-b-2 border-kraft transition-transform duration-200 [details[open]>summary>&]:translate-y-0.5 [details[open]>summary>&]:rotate-225"
        />
      </summary>
      <div className="ps-3 pb-3">{children}</div>
    </details>
  )
}

type NarrowToolsProps = { wishlistCount: number; loginClassName?: string }

/** What small screens have no room for in the header. */
export function NarrowTools({ wishlistCount, loginClassName }: NarrowToolsProps) {
  return (
    <>
      <li className="sm:hidden">
        <Link href="/wishlist" className={`${narrowLink} justify-between`}>
          Wishlist
          <span className="me-1 text-body text-text">{wishlistCount}</span>
        </Link>
      </li>
      <li className={loginClassName}>
        <Link href="/login" className={narrowLink}>
          Login
        </Link>
      </li>
    </>
  )
}

/** The switches of appearance at the foot of the side menu. */
export function NarrowSwitches() {
  return (
    <div className="flex items-center gap-2 border-t border-line pt-4 sm:hidden">
      <ThemeSwitch />
      <DirectionSwitch />
    </div>
  )
}
