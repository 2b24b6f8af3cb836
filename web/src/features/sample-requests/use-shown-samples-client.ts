'use client'

import { screenHref } from '@shop/studio/routes'
import { useEffect, useState } from 'react'
import type { OfferedSamples } from '@/content/sample-requests/offered-samples'
import type { ChosenSample } from '@/content/sample-requests/types'
import { useStored } from '@/ui/browser-store'
import { addSample, sampleStore } from '@/visitor/sample-store'

/**
 * The samples that the page shows: on the server those of the address or of a form that was posted, in the browser the visitor's list. What the address
 * asks for is put on that list once, and the address is then without it, so that a reload does not bring back what was removed.
 */
export function useShownSamples(served: OfferedSamples, posted?: ChosenSample[]) {
  const list = useStored(sampleStore)
  const [refused, setRefused] = useState<string[]>([])
  useEffect(() => {
    if (!location.search.includes('sku=')) return
    const problems = served.samples.flatMap((sample) => addSample(sample) ?? [])
    if (problems.length > 0) queueMicrotask(() => setRefused(problems))
    history.replaceState(null, '', screenHref('samples'))
  }, [served])
  return {
    samples: list === undefined ? (posted ?? served.samples) : (list ?? []),
    problems: [...served.problems, ...refused],
    status: list === undefined ? ('served' as const) : ('own' as const),
  }
}
