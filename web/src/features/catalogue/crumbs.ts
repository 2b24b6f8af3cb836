import { listingHref } from '@shop/studio/routes'
import type { Ancestor } from '@/content/catalogue/types'
import type { Crumb } from '@/ui/breadcrumbs'
import * as common from '@/messages/common'

/** Home, the ancestors, and the page itself. */
export function crumbsTo(name: string, ancestors: Ancestor[] = []): Crumb[] {
  return [
    { label: common.home, href: '/' },
    ...ancestors.map((place) => ({ label: place.name, href: listingHref(place.slug) })),
    { label: name },
  ]
}
