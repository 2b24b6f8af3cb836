import { config } from '../config'
import { stegaClean } from '../draft/metadata'
import { pictureAddress } from '../pictures/picture'
import type { Picture } from '../pictures/types'

/**
 * The props of `ShareLinks`: what is shared with other sites.
 * @param href the canonical address of the page, below the site's own
 */
export const shareOf = (title: string, href: string, picture?: Picture) => ({
  title: stegaClean(title),
  address: `${config.siteUrl}${href}`,
  media: picture && new URL(pictureAddress(picture, { aspect: 1 }), config.siteUrl).href,
})
