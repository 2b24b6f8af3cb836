'use client'

import { screenHref } from '@shop/studio/routes'
import { type FormEvent, useState } from 'react'
import { countText } from '@/content/sample-requests/sample-list'
import type { SampleItem } from '@/content/sample-requests/types'
import type { Article } from '@/content/selling/types'
import { useStored } from '@/ui/browser-store'
import { Button } from '@/ui/button'
import { addSample, sampleStore } from '@/visitor/sample-store'
import * as messages from '@/messages/catalogue'

type AddSampleProps = { article: Article; item: SampleItem }

/**
 * Adds a sample of the chosen size to the visitor's list; after that, the button opens the list. Without script the
 * form opens the list with the sample in it.
 */
export function AddSample({ article: { sku, size }, item }: AddSampleProps) {
  const samples = useStored(sampleStore) ?? []
  const [refused, setRefused] = useState<{ sku: string; problem: string }>()
  const isChosen = samples.some((sample) => sample.sku === sku)
  const add = (event: FormEvent) => {
    if (isChosen) return
    event.preventDefault()
    const problem = addSample({ ...item, sku, size })
    setRefused(problem ? { sku, problem } : undefined)
  }
  return (
    <form
      action={screenHref('samples')}
      onSubmit={add}
      className="flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <Button type="submit" name="sku" value={sku} look="quiet" className="w-full">
        {isChosen ? messages.goToYourSamples : messages.orderASample}
      </Button>
      <output className="text-small">
        {refused?.sku === sku ? (
          <span className="text-clay">
            {refused.problem}{' '}
            <a href={screenHref('samples')} className="underline underline-offset-4">
              {messages.seeYourList}
            </a>
          </span>
        ) : (
          <bdi>{isChosen ? `${countText(samples.length)}.` : messages.freeSample}</bdi>
        )}
      </output>
    </form>
  )
}
