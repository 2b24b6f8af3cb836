'use client'

import { useState } from 'react'
import { Icon } from './icons/icon'
import * as messages from '@/messages/ui'

/** Copies an address. Where the browser denies it, the address can be selected by hand. */
export function CopyLink({ address }: { address: string }) {
  const [result, setResult] = useState<'copied' | 'denied'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setResult('copied')
    } catch {
      setResult('denied')
    }
  }
  return (
    <div className="flex flex-wrap items-center">
      <button
        type="button"
        aria-label={messages.copyLink}
        onClick={() => void copy()}
        className="icon-button"
      >
        <Icon name={result === 'copied' ? 'check' : 'link'} className="size-5" />
      </button>
      <output className="text-small wrap-anywhere">
        {result === 'copied' && messages.linkCopied}
        {result === 'denied' && address}
      </output>
    </div>
  )
}
