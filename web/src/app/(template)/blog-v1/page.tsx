import type { Metadata } from 'next'
import { screenMetadata } from '@/content/site/screen-metadata'
import { featuredPosts, latestPosts } from '@/content/blog/blog'
import { BlogWithSlider } from '@/features/blog/blog-with-slider'

export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  return screenMetadata('blog-v1', (await featuredPosts())[0]?.picture)
}

/** Posts of the grid (specification, section 9). */
const count = 10

export default async function BlogRoute() {
  const [featured, latest] = await Promise.all([featuredPosts(), latestPosts(count)])
  return <BlogWithSlider featured={featured} latest={latest} />
}
