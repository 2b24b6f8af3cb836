import { cacheLife } from 'next/cache'
import { Link } from '@/ui/link-client'
import { categoryMenu } from '@/content/catalogue/catalogue'
import { listingHref } from '@/content/catalogue/links'
import { config } from '@/content/config'
import { organization } from '@/content/site/organization'
import { type Contact, type Link as MenuLink, navigation, siteSettings } from '@/content/site/site'
import { Icon } from '@/ui/icons/icon'
import { JsonLd } from '@/ui/json-ld'
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
    <footer className="border-t border-line bg-band">
      <div className="wrap grid gap-x-10 gap-y-12 py-16 sm:grid-cols-2 lg:grid-cols-12 lg:py-20">
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
        <LinkColumn title="Links" links={links} className="lg:col-span-2" />
        <LinkColumn title="Categories" links={categoryLinks} className="lg:col-span-2" />
        <div className="flex flex-col gap-4 sm:col-span-2 lg:col-span-4 lg:pe-16">
          <h2 className="text-h3">{footer.newsletterHeading ?? 'Newsletter'}</h2>
          {footer.newsletterText && <p className="max-w-[42ch] text-small">{footer.newsletterText}</p>}
          <NewsletterForm />
        </div>
      </div>
      <div className="border-t border-line">
        <p className="wrap flex flex-wrap justify-between gap-x-8 gap-y-1 py-6 pe-24 text-small">
          <bdi>
            © <Year rendered={builtYear} /> {title}. All rights reserved.
          </bdi>
          {tagline && <bdi>{tagline}</bdi>}
        </p>
      </div>
      <JsonLd data={organization(settings, config.siteUrl)} />
    </footer>
  )
}

/** A page keeps the year in which it was rendered; in the browser the clock has the last word. */
async function yearOfRendering(): Promise<number> {
  'use cache'
  cacheLife('published')
  return new Date().getFullYear()
}

function LinkColumn({ title, links, className }: { title: string; links: MenuLink[]; className: string }) {
  if (links.length === 0) return null
  return (
    <nav aria-label={title} className={className}>
      <h2 className="mb-4 text-h3">{title}</h2>
      <ul className="flex flex-col">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link
              href={href}
              className="inline-flex min-h-9 items-center text-small underline-offset-4 hover:text-kraft-deep hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ContactValue({ kind, value }: Contact) {
  const className =
    'inline-flex min-h-7 items-center underline-offset-4 hover:text-kraft-deep hover:underline'
  if (kind === 'phone') {
    return (
      <a href={`tel:${value.replace(/[^\d+]/g, '')}`} className={className}>
        <bdi>{value}</bdi>
      </a>
    )
  }
  if (kind === 'email') {
    return (
      <a href={`mailto:${value}`} className={className}>
        <bdi>{value}</bdi>
      </a>
    )
  }
  return <address className="max-w-[36ch] not-italic">{value}</address>
}
