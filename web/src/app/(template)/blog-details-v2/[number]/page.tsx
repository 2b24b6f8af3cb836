import type { Metadata } from 'next'
import { postNumbers } from '@/content/blog/blog'
import { postOrNewest } from '@/content/blog/fallback'
import { answerFallback } from '@/content/missing'
import { postMetadata } from '@/features/blog/metadata'
import { PostSplit } from '@/features/blog/post-split'
import { Prose } from '@/features/prose/prose'
import NotFound from '@/app/not-found'

type PostRouteProps = { params: Promise<{ number: string }> }

export const ensureStatic = 'navigation'

export async function generateStaticParams() {
  const numbers = await postNumbers()
  return (numbers.length > 0 ? numbers : [1]).map((number) => ({ number: String(number) }))
}

export async function generateMetadata({ params }: PostRouteProps): Promise<Metadata> {
  const { post, isFallback } = await postOrNewest((await params).number)
  return postMetadata(post, isFallback)
}

/** A post by its number; an unknown number shows the newest post (specification, section 8). */
export default async function PostRoute({ params }: PostRouteProps) {
  const { post, isFallback } = await postOrNewest((await params).number)
  if (isFallback) await answerFallback()
  return post ? <PostSplit post={post} text={<Prose body={post.body} hasSides />} /> : <NotFound />
}
