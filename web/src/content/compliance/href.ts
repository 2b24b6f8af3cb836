import { screenHref } from '@shop/studio/routes'

/** The address of a page of the items with their certificates. */
export const complianceHref = (page: number): string =>
  page > 1 ? `${screenHref('compliance')}?page=${page}` : screenHref('compliance')
