import type { Metadata } from 'next'
import { screenMetadata } from '@/content/site/screen-metadata'
import { featuredPosts, latestPosts } from '@/content/blog/blog'
import { BlogWithRows } from '@/features/blog/blog-with-rows'

export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  return screenMetadata('blog-v2', (await featuredPosts())[0]?.picture)
}

/** Posts of the list (specification, section 9). */
const count = 8

export default async function BlogRowsRoute() {
  const [featured, latest] = await Promise.all([featuredPosts(), latestPosts(count)])
  return <BlogWithRows featured={featured} latest={latest} />
}
