'use client'

import { screenHref } from '@shop/studio/routes'
import { type FormEvent, useState } from 'react'
import { countText } from '@/content/sample-requests/sample-list'
import { type ChosenSample, maxSamples } from '@/content/sample-requests/types'
import { Button, ButtonLink } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
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
  /** What of the address could not be had. */
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
      <output className="block">
        {removed && (
          <span
            key={removed.sample.sku}
            className="flex flex-wrap items-center justify-between gap-x-4 rounded-card bg-band px-4 py-1"
          >
            {common.removedFromList(removed.sample.sku)}
            <button
              type="button"
              ref={focus}
              onClick={undo}
              className="inline-flex min-h-11 items-center text-kraft-deep underline underline-offset-4 hover:text-ink"
            >
              {common.undo}
            </button>
          </span>
        )}
      </output>
      <div data-kept="sample-list">
        {samples.length === 0 ? (
          <div data-until={status === 'served' ? 'read' : undefined} className="flex flex-col gap-5">
            <EmptyState>{messages.nothingChosenYetOpen}</EmptyState>
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

/** The button that had the focus is gone with its row. */
const focus = (button: HTMLButtonElement | null) => button?.focus()

/** An article number from a box or a quote; the page opens again with it, with script and without. */
const AddBySku = ({ skus }: { skus: string[] }) => (
  <form action={screenHref('samples')} className="flex flex-wrap items-end gap-3">
    {skus.map((sku) => (
      <input key={sku} type="hidden" name="sku" value={sku} />
    ))}
    <label htmlFor="sample-sku" className="w-full font-medium text-ink">
      {messages.addByArticleNumber}
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
