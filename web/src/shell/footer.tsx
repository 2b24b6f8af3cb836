import { cacheLife } from 'next/cache'
import { categoryMenu } from '@/content/catalogue/catalogue'
import { listingHref } from '@shop/studio/routes'
import { navigation, siteSettings } from '@/content/site/site'
import { FooterView } from './footer-client'

/** What the foot of every page says, from the shop's settings, its menu and its categories. */
export async function Footer() {
  const [{ title, tagline, contacts, footer }, { items }, categories, year] = await Promise.all([
    siteSettings(),
    navigation('navigation-footer'),
    categoryMenu(),
    yearOfRendering(),
  ])
  return (
    <FooterView
      {...footer}
      title={title}
      tagline={tagline}
      contacts={contacts}
      links={items.flatMap((item) => (item.kind === 'link' ? [{ label: item.label, href: item.href }] : []))}
      categories={categories.map(({ name, slug }) => ({ label: name, href: listingHref(slug) }))}
      year={year}
    />
  )
}

/** A page keeps the year in which it was rendered; in the browser the clock has the last word. */
async function yearOfRendering(): Promise<number> {
  'use cache'
  cacheLife('published')
  return new Date().getFullYear()
}
