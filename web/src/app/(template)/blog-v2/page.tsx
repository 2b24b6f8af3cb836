import { screens } from '@shop/studio/routes'
import type { Metadata } from 'next'
import { screenMetadata } from '@/content/site/screen-metadata'
import { featuredPosts, latestPosts } from '@/content/blog/blog'
import { BlogWithRows } from '@/features/blog/blog-with-rows'

export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  return screenMetadata('blog-v2', (await featuredPosts())[0]?.picture)
}

export default async function BlogRowsRoute() {
  const [featured, latest] = await Promise.all([featuredPosts(), latestPosts(screens['blog-v2'].first)])
  return <BlogWithRows featured={featured} latest={latest} />
}
