'use client'

import { PopupButton } from '@/ui/popup-button-client'
import { Icon } from '@/ui/icons/icon'
import * as shell from '@/messages/shell'

const popup = () => import('./search-popup-client')

/** The search in the header. A client component, because it passes a function and loads the popup on demand. */
export function SearchButton({ href }: { href: string }) {
  return (
    <PopupButton
      title={shell.search}
      href={href}
      look="top"
      popup={popup}
      load={() => popup().then(({ preload }) => preload())}
      className="icon-button"
      icon={<Icon name="search" className="size-5" />}
    />
  )
}
