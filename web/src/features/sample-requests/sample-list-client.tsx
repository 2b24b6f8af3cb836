'use client'

import { screenHref } from '@shop/studio/routes'
import { type FormEvent, useState } from 'react'
import { countText } from '@/content/sample-requests/sample-list'
import { type ChosenSample, maxSamples } from '@/content/sample-requests/types'
import { Button, ButtonLink } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { RemovedNotice } from '@/ui/removed-notice-client'
import { sampleStore } from '@/visitor/sample-store'
import { SampleRow } from './sample-row-client'
import * as common from '@/messages/common'
import * as messages from '@/messages/sample-requests'

type SampleListProps = {
  /** The error summary leads here. */
  id: string
  samples: ChosenSample[]
  /** `served` until the browser's own list is read. */
  status: 'served' | 'own'
  /** Why article numbers of the address were not added. */
  problems: string[]
  /** Article numbers that the server refused. */
  refused: string[]
  error?: string
}

type Removed = { sample: ChosenSample; index: number }

/** The chosen samples: how many are left, removal with Undo, and a field for another article number. */
export function SampleList({ id, samples, status, problems, refused, error }: SampleListProps) {
  const [removed, setRemoved] = useState<Removed>()
  const remove = (sample: ChosenSample) => (event: FormEvent) => {
    if (status !== 'own') return
    event.preventDefault()
    setRemoved({ sample, index: samples.indexOf(sample) })
    sampleStore.set(samples.filter((each) => each !== sample))
  }
  const undo = () => {
    if (removed) sampleStore.set(samples.toSpliced(removed.index, 0, removed.sample).slice(0, maxSamples))
    setRemoved(undefined)
  }
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="flex scroll-mt-28 flex-col gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={`${id}-heading`} className="text-h2">
          {messages.yourSamples}
        </h2>
        <output className="text-small">
          <bdi>{countText(samples.length)}</bdi>
        </output>
      </div>
      {problems.length > 0 && (
        <div role="alert" className="form-alert">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      {error && <p className="text-clay">{error}</p>}
      <RemovedNotice
        removed={removed && { id: removed.sample.sku, name: removed.sample.sku }}
        onUndo={undo}
      />
      <div data-kept="sample-list">
        {samples.length === 0 ? (
          <div data-until={status === 'served' ? 'read' : undefined} className="flex flex-col gap-5">
            <EmptyState>{messages.emptyList}</EmptyState>
            <ButtonLink href={screenHref('categories')} className="self-start">
              {common.browsePackaging}
            </ButtonLink>
          </div>
        ) : (
          <ul className="flex flex-col divide-y divide-line border-y border-line">
            {samples.map((sample) => (
              <SampleRow
                key={sample.sku}
                sample={sample}
                others={samples.filter((each) => each !== sample).map(({ sku }) => sku)}
                isRefused={refused.includes(sample.sku)}
                onRemove={remove(sample)}
              />
            ))}
          </ul>
        )}
      </div>
      {samples.length < maxSamples && <AddBySku skus={samples.map(({ sku }) => sku)} />}
    </section>
  )
}

/** An article number from a box or a quote; the page opens again with it, with script and without. */
const AddBySku = ({ skus }: { skus: string[] }) => (
  <form action={screenHref('samples')} className="flex flex-wrap items-end gap-3">
    {skus.map((sku) => (
      <input key={sku} type="hidden" name="sku" value={sku} />
    ))}
    <label htmlFor="sample-sku" className="w-full font-medium text-ink">
      {messages.addBySku}
    </label>
    <input
      id="sample-sku"
      name="sku"
      required
      maxLength={40}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      placeholder="KBB-02"
      className="input max-w-52 grow"
    />
    <Button type="submit" look="quiet">
      {common.add}
    </Button>
  </form>
)
