type Crumb = { label: string; href?: string }

/** The way from the home page to a page for search engines (schema.org), who want whole addresses. */
export const breadcrumbList = (crumbs: Crumb[], siteUrl: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href && `${siteUrl}${href}`,
  })),
})
