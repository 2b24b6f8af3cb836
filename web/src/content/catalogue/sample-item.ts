import { stegaClean } from '../draft/metadata'
import { thumbnailOf } from '../pictures/picture'
import type { SampleItem } from '../sample-requests/types'
import type { DetailsPage } from './types'

/** An item as the list of samples stores it; undefined when no samples of it are sent. */
export function sampleItemOf({ slug, name, pictures, selling }: DetailsPage): SampleItem | undefined {
  const max = selling?.facts.samples ?? 0
  return max > 0 ? { slug, name: stegaClean(name), pictureSrc: thumbnailOf(pictures[0]), max } : undefined
}
