'use client'

import { screenHref } from '@shop/studio/routes'
import { useState } from 'react'
import { sharedQuery, type Wish } from '@/content/wishlist/wishlist'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icons/icon'
import * as messages from '@/messages/wishlist'

/** Copies a link to the list. Where the browser denies it, the link can be selected by hand. */
export function ShareList({ wishes }: { wishes: Wish[] }) {
  const [result, setResult] = useState<{ link: string; isCopied: boolean }>()
  const share = async () => {
    const link = `${window.location.origin}${screenHref('wishlist')}${sharedQuery(wishes)}`
    const isCopied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    )
    setResult({ link, isCopied })
  }
  return (
    <div className="needs-script flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button look="quiet" onClick={() => void share()}>
        <Icon name={result?.isCopied ? 'check' : 'link'} className="size-5" />
        {messages.shareThisList}
      </Button>
      <output className="text-small wrap-anywhere">
        {result && (result.isCopied ? messages.listLinkCopied : result.link)}
      </output>
    </div>
  )
}
