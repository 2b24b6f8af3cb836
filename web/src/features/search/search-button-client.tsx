'use client'

import { Search } from 'lucide-react'
import { lazy } from 'react'
import { iconButton } from '@/ui/icon-button'
import { PopupButton } from '@/ui/popup-button-client'

const popup = () => import('./search-popup-client')
const SearchPopup = lazy(popup)

/** The search in the header. */
export function SearchButton() {
  return (
    <PopupButton
      title="Search"
      look="top"
      load={() => popup().then(({ prepare }) => prepare())}
      className={iconButton}
      icon={<Search aria-hidden="true" className="size-5" />}
    >
      <SearchPopup />
    </PopupButton>
  )
}
