/* The samples that a visitor has chosen: pure functions, for the browser and for the server. */
import { isRecord, isWholeNumber, parseList, parseText } from '../parse'
import { parsePictureSrc } from '../cart/parse-product'
import { type ChosenSample, maxSamples } from './types'

/** The list with a sample, or why it cannot be added. */
export type Added = { list: ChosenSample[]; problem?: never } | { problem: string; list?: never }

/** Adds a sample; one that is in the list already stays there once. */
export function withSample(list: readonly ChosenSample[], sample: ChosenSample): Added {
  if (list.some(({ sku }) => sku === sample.sku)) return { list: [...list] }
  // What the shop sends of an item today counts, also for what was chosen earlier.
  const added = [
    ...list.map((each) => (each.slug === sample.slug ? { ...each, max: sample.max } : each)),
    sample,
  ]
  const problem = limitProblem(added)
  return problem ? { problem } : { list: added }
}

/** The message for a list that is longer than a request may be. */
export function limitProblem(list: readonly Pick<ChosenSample, 'slug' | 'name' | 'max'>[]) {
  if (list.length > maxSamples)
    return `A request holds at most ${maxSamples} samples. Remove one, or send this request first.`
  const crowded = list.find(({ slug, max }) => list.filter((each) => each.slug === slug).length > max)
  if (!crowded) return undefined
  const { name, max } = crowded
  return `We send at most ${max} ${max === 1 ? 'size' : 'sizes'} of ${name} in one request.`
}

/** “2 of 5 chosen, 3 left”. */
export const countText = (count: number): string =>
  count >= maxSamples
    ? `${count} of ${maxSamples} chosen, none left`
    : `${count} of ${maxSamples} chosen, ${maxSamples - count} left`

/** What a sample is called in confirmations. */
export const sampleText = ({ name, size }: Pick<ChosenSample, 'name' | 'size'>): string => `${name}, ${size}`

/** The list in a stored value; a sample that cannot be used is dropped. */
export function parseSamples(stored: unknown): ChosenSample[] | undefined {
  const samples = parseList(stored, parseSample)
  return samples && [...new Map(samples.map((sample) => [sample.sku, sample])).values()].slice(0, maxSamples)
}

function parseSample(raw: unknown): ChosenSample | undefined {
  if (!isRecord(raw)) return undefined
  const [sku, slug, name, size] = [raw.sku, raw.slug, raw.name, raw.size].map((text) => parseText(text))
  if (!sku || !slug || !name || !size || !isWholeNumber(raw.max, 1, 100)) return undefined
  return { sku, slug, name, size, max: raw.max, pictureSrc: parsePictureSrc(raw.pictureSrc) }
}
