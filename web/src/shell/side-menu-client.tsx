'use client'

import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { SidePanel } from '@/ui/side-panel-client'
import { NarrowSwitches, NarrowTools } from './side-menu-parts'
import { Icon } from '@/ui/icons/icon'

type SideMenuProps = {
  wishlistCount: number
  /** From which width on there is room for the menu in the header. */
  className: string
  loginClassName?: string
  foot?: ReactNode
  children: ReactNode
}

/** The hamburger and the menu behind it. */
export function SideMenu({ wishlistCount, className, loginClassName, foot, children }: SideMenuProps) {
  return (
    <SidePanel
      label="Menu"
      icon={<Icon name="menu" className="size-6" />}
      className={clsx(
        '-me-2 flex size-10 shrink-0 items-center justify-center rounded-full text-ink hover:bg-band sm:size-11',
        className,
      )}
    >
      <nav aria-label="Menu" className="flex grow flex-col">
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {children}
          <NarrowTools wishlistCount={wishlistCount} loginClassName={loginClassName} />
        </ul>
      </nav>
      <NarrowSwitches />
      {foot}
    </SidePanel>
  )
}
