import { allItems, articleBySku, currentItems, type Item } from '../items/items'
import { FormError } from '../forms/handle-form'
import { limitProblem, withSample } from './sample-list'
import type { ChosenSample, SampleResult } from './types'

/** A sample with the item that it is of. */
export type SampleLine = ChosenSample & { itemId: string }

/** The samples of an address, and why some of its article numbers were not added. */
export type OfferedSamples = { samples: ChosenSample[]; problems: string[] }

/** The samples of the article numbers in an address. */
export async function samplesBySku(skus: readonly string[]): Promise<OfferedSamples> {
  return skus.length > 0 ? chooseSamples(await allItems(), skus) : { samples: [], problems: [] }
}

/** Chooses samples one after another; reports each that cannot be added. */
export function chooseSamples(items: readonly Item[], skus: readonly string[]): OfferedSamples {
  let samples: ChosenSample[] = []
  const problems: string[] = []
  for (const sku of skus) {
    const found = sampleOf(items, sku)
    if ('problem' in found) {
      problems.push(found.problem)
      continue
    }
    const { itemId: _, ...sample } = found
    const added = withSample(samples, sample)
    if (added.list) samples = added.list
    else problems.push(`${sample.sku} was left out. ${added.problem}`)
  }
  return { samples, problems }
}

/**
 * Reads the catalogue again for a request that was sent.
 * @throws FormError when one of the samples is no longer available
 * @throws LakeUnavailableError when the lake is down
 */
export async function checkSamples(skus: readonly string[]): Promise<SampleLine[]> {
  return requestedSamples(await currentItems(skus), skus)
}

/** @throws FormError */
function requestedSamples(items: readonly Item[], skus: readonly string[]): SampleLine[] {
  const lines: SampleLine[] = []
  const refused: { sku: string; problem: string }[] = []
  for (const sku of skus) {
    const found = sampleOf(items, sku)
    if ('problem' in found) refused.push({ sku, problem: found.problem })
    else lines.push(found)
  }
  const problem = refused.map((each) => each.problem).join(' ') || limitProblem(lines)
  if (!problem) return lines
  throw new FormError('We did not send your request yet:', { skus: problem }, {
    refused: refused.map(({ sku }) => sku),
  } satisfies SampleResult)
}

function sampleOf(items: readonly Item[], sku: string): SampleLine | { problem: string } {
  const found = articleBySku(items, sku)
  if (!found) return { problem: `We have no article ${sku.slice(0, 40)} in our catalogue.` }
  const { item, article } = found
  const { samples: max } = item.selling.facts
  if (max === 0)
    return { problem: `We do not send samples of ${item.name}. Write to us and we will find a way.` }
  const { slug, name, pictureSrc } = item
  return { sku: article.sku, size: article.size, slug, name, pictureSrc, max, itemId: item.id }
}
