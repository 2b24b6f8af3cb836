import { listingHref } from '@shop/studio/routes'
import type { MenuCategory } from '@/content/catalogue/types'
import type { Link } from '@/content/site/link'
import type { MenuItem, TemplateMenus } from '@/content/site/site'
import * as common from '@/messages/common'

/** A list of links in a menu; a title distinguishes several lists. */
export type LinkGroup = { title?: string; links: Link[] }

/** One entry of a header's menu: a link, or groups of links that open under its label. */
export type MenuEntry = Link | { label: string; groups: LinkGroup[] }

/** The entries of the packaging header; `Category` opens the list of all categories. */
export function packagingEntries(items: MenuItem[], categories: MenuCategory[]): MenuEntry[] {
  const links = categories.map(({ name, slug }) => ({ label: name, href: listingHref(slug) }))
  return items.map(({ label, ...item }) =>
    item.kind === 'link'
      ? { label, href: item.href }
      : { label, groups: [{ links: item.kind === 'list' ? item.links : links }] },
  )
}

/** The entries of the template header: Home's variants, the columns of Pages, and the other links. */
export function templateEntries({ home, pages, links }: TemplateMenus): MenuEntry[] {
  return [
    { label: home.title || common.home, groups: [{ links: home.links }] },
    { label: common.pages, groups: pages },
    ...links,
  ]
}
