import { detailsHref } from '@shop/studio/routes'

const prefix = '#size-'

/** What chooses a size in the address of its item. */
export const sizeFragment = (sku: string): string => `${prefix}${sku}`

/** The page of an item with one of its sizes chosen. */
export const articleHref = (slug: string, sku: string): string => `${detailsHref(slug)}${sizeFragment(sku)}`

/** The article number that an address chooses by its fragment, such as `#size-KBB-02`. */
export const articleOf = (fragment: string): string | undefined =>
  fragment.startsWith(prefix) ? fragment.slice(prefix.length) : undefined
