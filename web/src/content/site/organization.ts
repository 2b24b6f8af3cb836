import type { SiteSettings } from './site'

/** The shop for search engines (schema.org, Organization). */
export function organization({ title, description, contacts }: SiteSettings, siteUrl: string) {
  const valueOf = (kind: string) => contacts.find((contact) => contact.kind === kind)?.value
  return {
    '@type': 'Organization',
    name: title,
    description,
    url: siteUrl,
    logo: `${siteUrl}/icon.svg`,
    email: valueOf('email'),
    telephone: valueOf('phone'),
    address: valueOf('address'),
  }
}
