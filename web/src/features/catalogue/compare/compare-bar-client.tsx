'use client'

import { screenHref } from '@shop/studio/routes'
import { useSyncExternalStore } from 'react'
import { comparedQuery } from '@/content/compare/compared-list'
import { announce } from '@/ui/announce'
import { Button, ButtonLink } from '@/ui/button'
import { focusMain } from '@/ui/focus-main'
import { compareStore, isOwnComparison } from '@/visitor/compare-store'
import { useCompared } from '@/visitor/use-compared-client'
import * as messages from '@/messages/catalogue'
import * as common from '@/messages/common'

const none: string[] = []

/**
 * The link to the visitor's comparison, at the bottom of the screen while something is chosen; it takes its place at the end of
 * the page.
 * @param open the items that the page compares. Of a shared link these are others than the visitor's own, which stay until
 *   the visitor replaces them.
 */
export function CompareBar({ open = none }: { open?: string[] }) {
  const slugs = useCompared()
  const isShared = useSyncExternalStore(
    compareStore.subscribe,
    () => open.length > 0 && !isOwnComparison(open),
    () => false,
  )
  if (open.length > 0 ? !isShared : slugs.length === 0) return null
  // The focused button disappears.
  const replace = (next: string[] | null, sentence: string) => {
    compareStore.set(next)
    focusMain()
    announce(sentence)
  }
  return (
    <section
      aria-label={messages.comparison}
      className="sticky bottom-0 z-20 border-t border-line bg-ground py-2.5 print:hidden"
    >
      <div className="wrap flex flex-wrap items-center justify-end gap-3">
        {isShared && (
          <Button
            look="quiet"
            className="max-sm:px-5"
            onClick={() => replace(open, messages.comparisonReplaced)}
          >
            {messages.useThisComparison}
          </Button>
        )}
        {!isShared && (
          <Button look="quiet" onClick={() => replace(null, messages.comparisonCleared)}>
            {common.clear}
          </Button>
        )}
        {slugs.length > 0 && (
          <ButtonLink
            href={`${screenHref('compare')}${comparedQuery(slugs)}`}
            className={isShared ? 'max-sm:px-5' : ''}
          >
            {messages.compareCount(slugs.length)}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
