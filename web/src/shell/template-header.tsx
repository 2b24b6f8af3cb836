import { siteSettings, templateMenus } from '@/content/site/site'
import type { HeaderTools } from './shell'
import { TemplateHeaderView } from './template-header-client'

/** The header of the shop pages: Home's variants, the Pages menu, Shop, Blog, Contact, and how far one has scrolled. */
export async function TemplateHeader(tools: HeaderTools) {
  const [{ title }, { links }] = await Promise.all([siteSettings(), templateMenus()])
  return <TemplateHeaderView {...tools} title={title} links={links} />
}
