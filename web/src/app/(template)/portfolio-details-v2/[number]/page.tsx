import { WorkPage, type WorkRouteProps } from '../../work-page'

export { generateMetadata, generateStaticParams } from '../../work-page'

export const ensureStatic = 'navigation'

/** A work of the portfolio by its number. */
export default async function WorkRoute({ params }: WorkRouteProps) {
  return <WorkPage layout="gallery" number={(await params).number} />
}
