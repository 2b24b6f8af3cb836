import type { SiteSettings } from './site'

/** The shop and its site as JSON-LD (schema.org), for the home page. */
export function siteJsonLd(settings: Omit<SiteSettings, 'footer'>, siteUrl: string) {
  return { '@graph': [organization(settings, siteUrl), website(settings, siteUrl)] }
}

function organization({ title, contacts }: Omit<SiteSettings, 'footer'>, siteUrl: string) {
  const valueOf = (kind: string) => contacts.find((contact) => contact.kind === kind)?.value
  return {
    '@type': 'Organization',
    name: title,
    url: siteUrl,
    logo: `${siteUrl}/icon-512.png`,
    email: valueOf('email'),
    telephone: valueOf('phone'),
    address: valueOf('address'),
  }
}

function website({ title }: Omit<SiteSettings, 'footer'>, siteUrl: string) {
  return {
    '@type': 'WebSite',
    name: title,
    url: siteUrl,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={words}` },
      'query-input': 'required name=words',
    },
  }
}
