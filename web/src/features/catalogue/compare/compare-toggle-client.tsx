'use client'

import { screenHref } from '@shop/studio/routes'
import { clsx } from 'clsx'
import { useState } from 'react'
import { maxCompared } from '@/content/compare/compared-list'
import { announce } from '@/ui/announce'
import { Icon } from '@/ui/icons/icon'
import { toggleCompared } from '@/visitor/compare-store'
import { useCompared } from '@/visitor/use-compared-client'
import * as messages from '@/messages/catalogue'

type CompareToggleProps = { slug: string; name: string; className?: string }

/**
 * Adds an item to the comparison, or removes it. Without script it opens the comparison with this item.
 */
export function CompareToggle({ slug, name, className }: CompareToggleProps) {
  const slugs = useCompared()
  const [isRefused, setRefused] = useState(false)
  const isChosen = slugs.includes(slug)
  return (
    <form
      action={screenHref('compare')}
      className={clsx('flex flex-wrap items-center gap-x-3', className)}
      onSubmit={(event) => {
        event.preventDefault()
        const isFull = !toggleCompared(slug)
        setRefused(isFull)
        if (isFull) announce(messages.compareLimit(maxCompared))
      }}
    >
      <button
        type="submit"
        name="items"
        value={slug}
        aria-pressed={isChosen}
        aria-label={messages.compareNamed(name)}
        className="compare-toggle"
      >
        <Icon name={isChosen ? 'check' : 'plus'} />
        {messages.compareItem}
      </button>
      {isRefused && !isChosen && slugs.length >= maxCompared && (
        <span className="text-small text-clay">{messages.compareLimit(maxCompared)}</span>
      )}
    </form>
  )
}
