import { PostPage } from '../post-page'

export { generateMetadata } from '../post-page'

export const ensureStatic = 'navigation'

/** The newest post. */
export default function NewestPostRoute() {
  return <PostPage layout="sidebar" />
}
