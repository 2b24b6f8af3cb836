'use client'

import { recentFor } from '@/content/recent/recent'
import { announce } from '@/ui/announce'
import { useStored } from '@/ui/browser-store'
import { Button } from '@/ui/button'
import { focusMain } from '@/ui/focus-main'
import { Link } from '@/ui/link-client'
import { Section } from '@/ui/section'
import { Thumbnail } from '@/ui/thumbnail'
import { recentStore } from '@/visitor/recent-store'
import * as common from '@/messages/common'
import * as messages from '@/messages/visitor'

/** What the visitor looked at, without the open page; nothing when there is nothing. */
export function RecentList({ href }: { href: string }) {
  const stored = useStored(recentStore)
  const items = recentFor(stored ?? [], href)
  if (items.length === 0) return null
  // The focused button goes with the list.
  const clear = () => {
    recentStore.set(null)
    focusMain()
    announce(messages.recentlyViewedCleared)
  }
  return (
    <Section label={messages.recentlyViewed} look="band">
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-h2">{messages.recentlyViewed}</h2>
        <Button look="quiet" onClick={clear}>
          {common.clear}
        </Button>
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-4 sm:gap-x-6 xl:grid-cols-8">
        {items.map((item) => (
          <li key={item.href} className="card">
            <Thumbnail src={item.pictureSrc} className="w-full" />
            <p className="font-heading leading-snug font-medium text-ink">
              <Link href={item.href} className="card-link">
                {item.name}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
