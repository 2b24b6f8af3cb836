import { isRecord, parseList, parseText } from '@/content/parse'
import { parseSamples, withSample } from '@/content/sample-requests/sample-list'
import type { ChosenSample, SentSamples } from '@/content/sample-requests/types'
import { browserStore } from '@/ui/browser-store'

/** Maximum number of requests; the oldest are dropped. */
const maxSent = 50

/** The samples that the visitor has chosen and not requested yet. */
export const sampleStore = browserStore<ChosenSample[]>({
  key: 'sample-list',
  version: 1,
  parse: parseSamples,
})

/** The requests for samples that were sent from this browser, the newest first. */
export const sentSamplesStore = browserStore<SentSamples[]>({
  key: 'samples',
  version: 1,
  parse: (stored) => parseList(stored, parseRequest),
})

/** Adds a sample. @returns why it cannot be added */
export function addSample(sample: ChosenSample): string | undefined {
  const { list, problem } = withSample(sampleStore.get() ?? [], sample)
  if (list) sampleStore.set(list)
  return problem
}

/** Stores a request, and takes its samples out of the list; another tab can have added some meanwhile. */
export function keepSent(request: SentSamples, skus: readonly string[] = []): void {
  const others = (sentSamplesStore.get() ?? []).filter(({ number }) => number !== request.number)
  sentSamplesStore.set([request, ...others].slice(0, maxSent))
  const left = (sampleStore.get() ?? []).filter(({ sku }) => !skus.includes(sku))
  sampleStore.set(left.length > 0 ? left : null)
}

function parseRequest(raw: unknown): SentSamples | undefined {
  if (!isRecord(raw)) return undefined
  const [number, date] = [raw.number, raw.date].map((text) => parseText(text))
  if (!number || !date || Number.isNaN(Date.parse(date))) return undefined
  const items = parseList(raw.items, (text) => parseText(text, 400))
  return items && { number, date, items }
}
