import { hrefOf, type RouteTarget } from '@shop/studio/routes'

/** A link as visitors see it. */
export type Link = { label: string; href: string }

/** What `linkTargetFields` reads. */
export type RawTarget = { url?: string | null; to?: RouteTarget | null }

/** What `linkFields` reads. */
export type RawLink = RawTarget & { label?: string | null }

/** What the Studio accepts as an address outside the site; content written with a token may have any. */
const outside = /^(?:https?:\/\/|mailto:|tel:)/i

/** Characters of an address. Menus repeat each on all pages. */
const maxHref = 500

/** Where a link leads, or undefined if its document is missing, is not published, or has no address yet or one that is too long. */
export function linkHref({ to, url }: RawTarget): string | undefined {
  const href = to ? hrefOf(to) : url
  if (!href || href.length > maxHref) return undefined
  return to || outside.test(href) ? href : undefined
}

/** A link with label and address, or undefined when either is missing. */
export function toLink(raw: RawLink | null | undefined): Link | undefined {
  const href = raw && linkHref(raw)
  return raw?.label && href ? { label: raw.label, href } : undefined
}
