import { cacheLife } from 'next/cache'
import type { ReactNode } from 'react'
import { categoryMenu } from '@/content/catalogue/catalogue'
import { emailPattern, invalidEmailMessage } from '@/content/forms/email'
import { stegaClean } from '@/content/draft/metadata'
import { subscribeToNewsletter } from '@/content/newsletter/action'
import { listingHref } from '@shop/studio/routes'
import { navigation, siteSettings } from '@/content/site/site'
import { ContactValue } from '@/ui/contact-value'
import { EmailForm } from '@/ui/forms/email-form-client'
import { Icon } from '@/ui/icons/icon'
import { LinkList } from './link-list'
import { Shortcuts } from './shortcuts'
import { RightsReserved } from './rights-reserved-client'
import * as messages from '@/messages/shell'

/** Contacts, links, categories and the newsletter. On phones the lists are closed groups. */
export async function Footer() {
  const [
    { title, tagline, contacts, footer, messaging },
    { title: linksHeading = messages.links, items },
    categories,
    year,
  ] = await Promise.all([siteSettings(), navigation('navigation-footer'), categoryMenu(), yearOfRendering()])
  const links = items.flatMap((item) => (item.kind === 'link' ? [item] : []))
  return (
    <footer className="footer">
      <div className="wrap footer-columns">
        <div className="footer-brand">
          <p className="flex items-center gap-2.5 font-heading text-h3 font-medium text-ink">
            <Icon name="paper" className="size-8 text-kraft" />
            {title}
          </p>
          {footer.about && <p className="max-w-[42ch] text-small">{footer.about}</p>}
          <FooterGroup title={footer.contactHeading}>
            <ul className="footer-contacts">
              {contacts.map((contact) => (
                <li key={contact.name}>
                  <span className="block font-medium text-ink">{contact.name}</span>
                  <ContactValue {...contact} />
                </li>
              ))}
            </ul>
          </FooterGroup>
        </div>
        <FooterGroup title={linksHeading} isNavigation>
          <LinkList links={links} />
        </FooterGroup>
        <FooterGroup title={footer.categoriesHeading} isNavigation>
          <LinkList links={categories.map(({ name, slug }) => ({ label: name, href: listingHref(slug) }))} />
        </FooterGroup>
        <div className="footer-newsletter">
          <h2 className="text-h3">{footer.newsletterHeading}</h2>
          {footer.newsletterText && <p className="max-w-[42ch] text-small">{footer.newsletterText}</p>}
          <EmailForm
            action={subscribeToNewsletter}
            id="newsletter"
            pattern={emailPattern}
            message={invalidEmailMessage}
            placeholder={footer.newsletterPlaceholder}
            buttonLabel={footer.newsletterButton}
            className="lg:max-w-md"
            inputClass="footer-input"
          />
        </div>
      </div>
      <Shortcuts messaging={messaging} />
      <div className="border-t border-line">
        <p className="wrap footer-foot">
          <bdi>
            <RightsReserved renderedIn={year} title={title} />
          </bdi>
          {tagline && <bdi>{tagline}</bdi>}
        </p>
      </div>
    </footer>
  )
}

/** The year that the server renders; `RightsReserved` corrects it after hydration on a page that was rendered last year. */
async function yearOfRendering(): Promise<number> {
  'use cache'
  cacheLife('published')
  return new Date().getFullYear()
}

type FooterGroupProps = { title: string; isNavigation?: boolean; children: ReactNode }

/**
 * A list in the footer under its title: closed on phones, open from `sm` on, where shell.css shows the content of a closed
 * `details`. Browsers without `::details-content` keep the phone's group at every width.
 */
function FooterGroup({ title, isNavigation = false, children }: FooterGroupProps) {
  const Landmark = isNavigation ? 'nav' : 'div'
  return (
    <Landmark aria-label={isNavigation ? stegaClean(title) : undefined} className="footer-group">
      <h2>{title}</h2>
      <details>
        <summary className="with-chevron">{title}</summary>
        {children}
      </details>
    </Landmark>
  )
}
