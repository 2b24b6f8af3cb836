import { screenHref, type ScreenKey } from '@shop/studio/routes'
import type { ReactNode } from 'react'
import type { ScreenWords } from '@/content/site/screen-words'
import { Icon } from '@/ui/icons/icon'
import { Link } from '@/ui/link-client'
import { PersonalPage } from '@/ui/personal-page'
import { noAccountsId } from './no-accounts-id'
import * as messages from '@/messages/account'
import * as common from '@/messages/common'

/** Labels and order of the specification (section 2, "Account pages"). */
const entries: [label: string, key: ScreenKey][] = [
  [messages.myProfile, 'my-profile'],
  [messages.myAccount, 'my-account'],
  [messages.editAccount, 'edit-account'],
  [messages.orderHistory, 'order-history'],
  [common.wishlist, 'wishlist'],
]

type AccountPageProps = {
  words: ScreenWords
  current: ScreenKey
  /** The last breadcrumb; the heading without it. */
  crumb?: string
  children: ReactNode
}

/** A page of the account: the menu of these pages, and data of the visitor. */
export function AccountPage({ words, current, crumb, children }: AccountPageProps) {
  return (
    <PersonalPage {...words} crumb={crumb} kept="orders" withoutScript={messages.accountNeedsScript}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-start">
        <nav aria-label={messages.account} className="lg:sticky lg:top-28">
          <ul className="account-menu">
            {entries.map(([label, key]) => (
              <li key={key}>
                <Link href={screenHref(key)} aria-current={key === current ? 'page' : undefined}>
                  {label}
                  <Icon name="chevron-right" className="mirrored size-4 max-lg:hidden" />
                </Link>
              </li>
            ))}
            <li>
              {/* A full page load, so that the answer is the target of the address. */}
              <a href={`${screenHref('login')}#${noAccountsId}`}>
                {messages.logout}
                <Icon name="chevron-right" className="mirrored size-4 max-lg:hidden" />
              </a>
            </li>
          </ul>
        </nav>
        {children}
      </div>
    </PersonalPage>
  )
}
