'use client'

import { screenHref } from '@shop/studio/routes'
import { comparedQuery } from '@/content/compare/compared-list'
import { Button, ButtonLink } from '@/ui/button'
import { compareStore } from '@/visitor/compare-store'
import { useCompared } from '@/visitor/use-compared-client'
import * as messages from '@/messages/catalogue'
import * as common from '@/messages/common'

/** The way to the comparison, at the foot of the screen while something is chosen; it takes its place at the end of the page. */
export function CompareBar() {
  const slugs = useCompared()
  if (slugs.length === 0) return null
  return (
    <section
      aria-label={messages.comparison}
      className="sticky bottom-0 z-20 border-t border-line bg-ground py-2.5 print:hidden"
    >
      <div className="wrap flex items-center justify-end gap-3">
        <Button look="quiet" onClick={() => compareStore.set(null)}>
          {common.clear}
        </Button>
        <ButtonLink href={`${screenHref('compare')}${comparedQuery(slugs)}`}>
          {messages.compare}
          {slugs.length})
        </ButtonLink>
      </div>
    </section>
  )
}
