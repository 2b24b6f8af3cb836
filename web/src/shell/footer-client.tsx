'use client'

import type { Contact, Link as MenuLink } from '@/content/site/site'
import { ContactValue } from '@/ui/contact-value'
import { Icon } from '@/ui/icons/icon'
import { Link } from '@/ui/link-client'
import { NewsletterForm } from './newsletter-form-client'
import { Year } from './year-client'

type FooterViewProps = {
  title: string
  tagline?: string
  about?: string
  contacts: Contact[]
  links: MenuLink[]
  categories: MenuLink[]
  newsletterHeading?: string
  newsletterText?: string
  /** The year in which the page was rendered. */
  year: number
}

/**
 * Contacts, links, categories and the newsletter. Drawn in the browser too: every page carries it, and its words are a
 * third of its markup.
 */
export function FooterView({ title, tagline, about, contacts, links, categories, ...rest }: FooterViewProps) {
  return (
    <footer className="footer">
      <div className="wrap footer-columns">
        <div className="flex flex-col gap-5 sm:col-span-2 lg:col-span-4">
          <p className="flex items-center gap-2.5 font-heading text-h3 font-medium text-ink">
            <Icon name="paper" className="size-8 text-kraft" />
            {title}
          </p>
          {about && <p className="max-w-[42ch] text-small">{about}</p>}
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
        <LinkColumn title="Categories" links={categories} />
        <div className="flex flex-col gap-4 sm:col-span-2 lg:col-span-4 2xl:pe-16">
          <h2 className="text-h3">{rest.newsletterHeading ?? 'Newsletter'}</h2>
          {rest.newsletterText && <p className="max-w-[42ch] text-small">{rest.newsletterText}</p>}
          <NewsletterForm />
        </div>
      </div>
      <div className="border-t border-line">
        <p className="wrap footer-foot">
          <bdi>
            © <Year rendered={rest.year} /> {title}. All rights reserved.
          </bdi>
          {tagline && <bdi>{tagline}</bdi>}
        </p>
      </div>
    </footer>
  )
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
