import { stegaClean } from '../draft/metadata'
import { pictureAddress } from '../pictures/picture'
import type { Picture } from '../pictures/types'
import type { RecentItem } from './recent'

/** What the browser remembers of a page. */
export function recentItem(href: string, name: string, pictures: readonly Picture[]): RecentItem {
  const [picture] = pictures
  return {
    href,
    name: stegaClean(name),
    pictureSrc: picture && pictureAddress(picture, { aspect: 1, maxWidth: 320 }),
  }
}
