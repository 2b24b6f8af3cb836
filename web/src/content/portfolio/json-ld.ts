import { pictureAddress } from '../pictures/picture'
import type { ScreenWords } from '../site/screen-words'
import type { Gallery } from './gallery'
import type { Work, WorkCard } from './work'

/** A work for search engines (schema.org). */
export const workJsonLd = (work: Work, creator: string, siteUrl: string) => ({
  '@type': 'CreativeWork',
  name: work.name,
  description: work.description,
  genre: work.tag,
  image: [work.picture ?? [], work.details]
    .flat()
    .map((picture) => new URL(pictureAddress(picture), siteUrl).href),
  dateModified: work.updatedAt,
  creator: { '@type': 'Organization', name: creator, url: siteUrl },
  mainEntityOfPage: `${siteUrl}${work.href}`,
})

/** The list of works for search engines. */
export const worksJsonLd = (works: WorkCard[], { heading, href }: ScreenWords, siteUrl: string) => ({
  '@type': 'ItemList',
  name: heading,
  url: `${siteUrl}${href}`,
  itemListElement: works.map((work, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: work.name,
    url: `${siteUrl}${work.href}`,
  })),
})

/** The gallery and its pictures for search engines. */
export const galleryJsonLd = (
  { pictures }: Gallery,
  { heading, href, seoDescription }: ScreenWords,
  siteUrl: string,
) => ({
  '@type': 'ImageGallery',
  name: heading,
  description: seoDescription,
  url: `${siteUrl}${href}`,
  image: pictures.map(({ name, picture }) => ({
    '@type': 'ImageObject',
    name,
    caption: picture.alt,
    contentUrl: new URL(pictureAddress(picture), siteUrl).href,
  })),
})
