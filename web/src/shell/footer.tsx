import { cacheLife } from 'next/cache'
import { Link } from '@/ui/link-client'
import { categoryMenu } from '@/content/catalogue/catalogue'
import { listingHref } from '@/content/catalogue/links'
import { type Link as MenuLink, navigation, siteSettings } from '@/content/site/site'
import { ContactValue } from '@/ui/contact-value'
import { Icon } from '@/ui/icons/icon'
import { NewsletterForm } from './newsletter-form-client'
import { Year } from './year-client'

/** Contacts, links, categories and the newsletter. */
export async function Footer() {
  const [settings, menu, categories, builtYear] = await Promise.all([
    siteSettings(),
    navigation('navigation-footer'),
    categoryMenu(),
    yearOfRendering(),
  ])
  const { title, tagline, contacts, footer } = settings
  const links = menu.items.flatMap((item) => (item.kind === 'link' ? [item] : []))
  const categoryLinks = categories.map(({ name, slug }) => ({ label: name, href: listingHref(slug) }))
  return (
    <footer className="footer">
      <div className="wrap footer-columns">
        <div className="flex flex-col gap-5 sm:col-span-2 lg:col-span-4">
          <p className="flex items-center gap-2.5 font-heading text-h3 font-medium text-ink">
            <Icon name="paper" className="size-8 text-kraft" />
            {title}
          </p>
          {footer.about && <p className="max-w-[42ch] text-small">{footer.about}</p>}
          <ul className="flex flex-col gap-3 text-small">
            {contacts.map((contact) => (
              <li key={contact.name}>
                <span className="block font-medium text-ink">{contact.name}</span>
                <ContactValue {...contact} />
              </li>
            ))}
          </ul>
        </div>
        <LinkColumn title="Links" links={links} />
        <LinkColumn title="Categories" links={categoryLinks} />
        <div className="flex flex-col gap-4 sm:col-span-2 lg:col-span-4 lg:pe-16">
          <h2 className="text-h3">{footer.newsletterHeading ?? 'Newsletter'}</h2>
          {footer.newsletterText && <p className="max-w-[42ch] text-small">{footer.newsletterText}</p>}
          <NewsletterForm />
        </div>
      </div>
      <div className="border-t border-line">
        <p className="wrap footer-foot">
          <bdi>
            © <Year rendered={builtYear} /> {title}. All rights reserved.
          </bdi>
          {tagline && <bdi>{tagline}</bdi>}
        </p>
      </div>
    </footer>
  )
}

/** A page keeps the year in which it was rendered; in the browser the clock has the last word. */
async function yearOfRendering(): Promise<number> {
  'use cache'
  cacheLife('published')
  return new Date().getFullYear()
}

function LinkColumn({ title, links }: { title: string; links: MenuLink[] }) {
  if (links.length === 0) return null
  return (
    <nav aria-label={title} className="footer-links">
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={label}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
