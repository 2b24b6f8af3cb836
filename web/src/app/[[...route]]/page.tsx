import type { Metadata } from 'next'
import { pageMetadata } from '@/content/draft/metadata'
import { answerNotFound } from '@/content/missing'
import { pageRoutes } from '@/content/pages/pages'
import { share } from '@/content/pictures/share'
import { firstPicture } from '@/sections/first-picture'
import { pageByRoute, routeOf } from '@/sections/page'
import { Sections } from '@/sections/registry'
import NotFound from './not-found'

type PageRouteProps = { params: Promise<{ route?: string[] }> }

export const ensureStatic = 'navigation'

export async function generateStaticParams() {
  const routes = await pageRoutes()
  return (routes.length > 0 ? routes : ['/']).map((route) => ({ route: route.split('/').filter(Boolean) }))
}

export async function generateMetadata({ params }: PageRouteProps): Promise<Metadata> {
  const page = await pageByRoute(routeOf(await params))
  if (!page) return { title: 'Page not found', robots: { index: false } }
  const title = page.seo?.title ?? page.title ?? undefined
  return pageMetadata({
    title,
    description: page.seo?.description ?? undefined,
    alternates: { canonical: page.route ?? undefined },
    ...share(firstPicture(page.sections)),
  })
}

/** Every page that an editor has made of sections, the home page among them. */
export default async function PageRoute({ params }: PageRouteProps) {
  const page = await pageByRoute(routeOf(await params))
  if (!page) {
    await answerNotFound()
    return <NotFound />
  }
  return <Sections sections={page.sections ?? []} />
}
