import type { PageQueryResult } from '@shop/studio/types'

/** Any section of a page. */
export type AnySection = NonNullable<NonNullable<PageQueryResult>['sections']>[number]

/** A section of one type, with the fields of its query. */
export type SectionOf<Kind extends AnySection['_type']> = Extract<AnySection, { _type: Kind }>

/** The props of a section's component. */
export type SectionProps<Kind extends AnySection['_type']> = {
  section: SectionOf<Kind>
  /** Whether the section contains the page's `h1`, because it is the first. */
  isFirst: boolean
  /** Whether its picture is on the first screen: it is the first section, or the one below the page's band. */
  isOnTop: boolean
}
