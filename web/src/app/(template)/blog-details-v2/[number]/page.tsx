import { PostPage, type PostRouteProps } from '../../post-page'

export { generateMetadata, generateStaticParams } from '../../post-page'

export const ensureStatic = 'navigation'

/** A post by its number. */
export default async function PostRoute({ params }: PostRouteProps) {
  return <PostPage layout="split" number={(await params).number} />
}
