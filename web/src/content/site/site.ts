import { maxLinks } from '@shop/studio/bounds'
import type { SiteSettingsQueryResult } from '@shop/studio/types'
import { stegaClean } from '../draft/metadata'
import { sanityFetch } from '../lake/fetch'
import { shortText } from '../lake/short-text'
import { type Link, type RawLink, toLink } from './link'
import { navigationQuery, siteSettingsQuery, templateMenusQuery } from './queries'

/** One entry of a menu: a link, a list of links, or the list of all categories. */
export type MenuItem =
  | { kind: 'link'; label: string; href: string }
  | { kind: 'list'; label: string; links: Link[] }
  | { kind: 'categories'; label: string }

export type Navigation = { title?: string; items: MenuItem[]; callToAction?: Link }

export type Contact = { name: string; kind: 'address' | 'phone' | 'email'; value: string }

/** The words of the footer. */
export type Footer = {
  about?: string
  contactHeading: string
  categoriesHeading: string
  newsletterHeading: string
  newsletterText?: string
  newsletterPlaceholder: string
  newsletterButton: string
}

/** The settings of the shop that every page uses. */
export type SiteSettings = {
  title: string
  tagline?: string
  description?: string
  contacts: Contact[]
  messaging?: { phone: string; text: string }
  footer: Footer
}

/** The shop's settings, without empty fields. */
export async function siteSettings(): Promise<SiteSettings> {
  return shortTexts(toSettings(await sanityFetch(siteSettingsQuery)))
}

/** Characters of each text of the settings, which all pages show. */
const maxText = 2000

function shortTexts<Value>(value: Value): Value
function shortTexts(value: unknown): unknown {
  if (typeof value === 'string') return shortText(value, maxText)
  if (Array.isArray(value)) return value.map((part: unknown) => shortTexts(part))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortTexts(part)]))
}

function toSettings(raw: SiteSettingsQueryResult): SiteSettings {
  const { messaging, footer } = raw ?? {}
  return {
    title: raw?.title ?? 'Shop',
    tagline: raw?.tagline ?? undefined,
    description: raw?.description ?? undefined,
    contacts: bounded(raw?.contacts).flatMap(({ name, kind, value }) =>
      name && kind && value ? [{ name, kind, value }] : [],
    ),
    messaging: messaging?.phone ? { phone: messaging.phone, text: messaging.text ?? '' } : undefined,
    footer: {
      about: footer?.about ?? undefined,
      contactHeading: footer?.contactHeading ?? 'Contact',
      categoriesHeading: footer?.categoriesHeading ?? 'Categories',
      newsletterHeading: footer?.newsletterHeading ?? 'Newsletter',
      newsletterText: footer?.newsletterText ?? undefined,
      newsletterPlaceholder: stegaClean(footer?.newsletterPlaceholder) ?? 'Your email address',
      newsletterButton: footer?.newsletterButton ?? 'Subscribe',
    },
  }
}

const bounded = <Item>(list: readonly Item[] | null | undefined): Item[] => (list ?? []).slice(0, maxLinks)

/** A menu by the id of its document, such as `navigation-packaging`; empty when there is none. */
export async function navigation(id: `navigation-${string}`): Promise<Navigation> {
  const raw = await sanityFetch(navigationQuery, { id })
  return {
    title: raw?.title ?? undefined,
    items: itemsThatFit(bounded(raw?.items).flatMap((item) => toMenuItem(item) ?? [])),
    callToAction: toLink(raw?.callToAction),
  }
}

/** Links of a menu with those of its lists: all pages show them. */
const maxLinksOfMenu = 300

/** Lists for which there is no room are left out. */
function itemsThatFit(items: readonly MenuItem[]): MenuItem[] {
  let left = maxLinksOfMenu
  return items.filter((item) => {
    const links = item.kind === 'list' ? item.links.length : 1
    if (links > left) return false
    left -= links
    return true
  })
}

/** The menus of the template header, each from documents of its own. */
export type TemplateMenus = {
  /** The variants of the home page. */
  home: { title: string; links: Link[] }
  /** The columns of the Pages menu. */
  pages: { title: string; links: Link[] }[]
  /** Shop, Blog, Contact. */
  links: Link[]
}

/** The menus of the template header; a menu without a document is empty. */
export async function templateMenus(): Promise<TemplateMenus> {
  const menus = (await sanityFetch(templateMenusQuery)).map(({ _id, title, items }) => ({
    id: _id,
    title: title ?? '',
    links: bounded(items).flatMap((item) => toLink(item) ?? []),
  }))
  const menuOf = (id: string) => menus.find((menu) => menu.id === id) ?? { title: '', links: [] }
  return {
    home: menuOf('navigation-home'),
    pages: menus.filter(({ id, links }) => id.startsWith('navigation-pages-') && links.length > 0),
    links: menuOf('navigation-template').links,
  }
}

function toMenuItem(raw: RawLink & { kind?: string | null; links?: RawLink[] | null }): MenuItem | undefined {
  if (raw.kind === 'categories') return raw.label ? { kind: 'categories', label: raw.label } : undefined
  if (raw.kind === 'list') {
    const links = bounded(raw.links).flatMap((each) => toLink(each) ?? [])
    return raw.label && links.length > 0 ? { kind: 'list', label: raw.label, links } : undefined
  }
  const link = toLink(raw)
  return link && { kind: 'link', ...link }
}
