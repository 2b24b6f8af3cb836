import type { PageQueryResult } from '@shop/studio/types'

/** Any section of a page. */
export type AnySection = NonNullable<NonNullable<PageQueryResult>['sections']>[number]

/** The section of one kind, with the fields that its query asks for. */
export type SectionOf<Kind extends AnySection['_type']> = Extract<AnySection, { _type: Kind }>

/** What the component of a section gets. */
export type SectionProps<Kind extends AnySection['_type']> = {
  section: SectionOf<Kind>
  /** The first section of a page has its `h1`. */
  isFirst: boolean
  /** The first one, or the one under the page's band: its picture is seen before anything is scrolled. */
  isOnTop: boolean
}
