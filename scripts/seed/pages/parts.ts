/** Makers of pages and sections: keys come from kinds and headings, never from counting. */
import { keyOf, link, type SeedPicture } from '../build.ts'
import type { Target } from '../targets.ts'
import type { ItemOf, SeedOf } from '../types.ts'

export type SeedSection = ItemOf<'page', 'sections'>
type Kind = SeedSection['_type']
type SectionOf<K extends Kind> = Extract<SeedSection, { _type: K }>

/** A section; give a key when a page has two of one kind. */
export function section<K extends Kind>(
  kind: K,
  fields: Omit<SectionOf<K>, '_key' | '_type'>,
  _key: string = kind,
): SectionOf<K> {
  return { _key, _type: kind, ...fields } as SectionOf<K>
}

interface PageText {
  title: string
  route: string
  header: SeedOf<'page'>['header']
  sections: readonly SeedSection[]
  /** What search engines show; the title is the page's own when none is given. */
  seo: { title?: string; description: string }
}

/** A page; its id is the end of its address. */
export function page({ seo, ...text }: PageText) {
  return {
    _id: `page-${keyOf(text.route) || 'home'}`,
    _type: 'page',
    ...text,
    seo: { _type: 'seo', title: seo.title ?? text.title, description: seo.description },
  } satisfies SeedOf<'page'>
}

interface BannerText {
  eyebrow?: string
  heading: string
  text?: string
  offer?: string
  picture: SeedPicture
  /** Words on the button and where it leads. */
  to: readonly [label: string, target: Target]
}

/** The fields of a banner. */
export function bannerFields({ to, ...text }: BannerText) {
  return { ...text, callToAction: link(...to) }
}

/** A banner in a list. */
export function banner(text: BannerText) {
  return { _key: keyOf(text.heading), _type: 'banner' as const, ...bannerFields(text) }
}
