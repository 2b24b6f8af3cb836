import { stegaClean } from '../draft/metadata'
import { thumbnailOf } from '../pictures/picture'
import type { Picture } from '../pictures/types'
import type { RecentItem } from './recent'

/** What the browser remembers of a page. */
export const recentItem = (href: string, name: string, pictures: readonly Picture[]): RecentItem => ({
  href,
  name: stegaClean(name),
  pictureSrc: thumbnailOf(pictures[0]),
})
