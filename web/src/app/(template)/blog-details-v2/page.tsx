import type { Metadata } from 'next'
import { postOrNewest } from '@/content/blog/fallback'
import { postMetadata } from '@/features/blog/metadata'
import { PostSplit } from '@/features/blog/post-split'
import { Prose } from '@/features/prose/prose'
import NotFound from '@/app/not-found'

export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  return postMetadata((await postOrNewest()).post)
}

/** The newest post. */
export default async function NewestPostRoute() {
  const { post } = await postOrNewest()
  return post ? <PostSplit post={post} text={<Prose body={post.body} hasSides />} /> : <NotFound />
}
