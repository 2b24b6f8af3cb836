import { prerenderedParams } from '@/content/prerendered-params'
import type { Metadata } from 'next'
import { config } from '@/content/config'
import { pageRoutes } from '@/content/pages/pages'
import { siteSettings } from '@/content/site/site'
import { siteJsonLd } from '@/content/site/site-json-ld'
import { EmptyPage } from '@/sections/empty-page'
import { answerMissingPage, pageByRoute, routeOf } from '@/sections/page'
import { metadataOf } from '@/sections/page-metadata'
import { Sections } from '@/sections/registry'
import { JsonLd } from '@/ui/json-ld'
import NotFound from './not-found'

type PageRouteProps = { params: Promise<{ route?: string[] }> }
export const ensureStatic = 'navigation'

export async function generateStaticParams() {
  return prerenderedParams(await pageRoutes(), '/', (route) => ({ route: route.split('/').filter(Boolean) }))
}

export async function generateMetadata({ params }: PageRouteProps): Promise<Metadata> {
  return metadataOf(await pageByRoute(routeOf(await params)))
}

/** Every page that editors build from sections, including the home page. */
export default async function PageRoute({ params }: PageRouteProps) {
  const route = routeOf(await params)
  const page = await pageByRoute(route)
  if (!page) {
    await answerMissingPage(route)
    return <NotFound />
  }
  return (
    <>
      {page.route === '/' && <JsonLd data={siteJsonLd(await siteSettings(), config.siteUrl)} />}
      {page.sections?.length ? <Sections sections={page.sections} /> : <EmptyPage title={page.title} />}
    </>
  )
}
