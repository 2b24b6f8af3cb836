export type Crumb = { label: string; href?: string }

/** A page's breadcrumbs as JSON-LD (schema.org), with absolute addresses. */
export const breadcrumbList = (crumbs: Crumb[], siteUrl: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href && `${siteUrl}${href}`,
  })),
})
