import type { PageQueryResult } from '@shop/studio/types'

/** Any section of a page. */
export type AnySection = NonNullable<NonNullable<PageQueryResult>['sections']>[number]

/** The section of one kind, with the fields that its query asks for. */
export type SectionOf<Kind extends AnySection['_type']> = Extract<AnySection, { _type: Kind }>
