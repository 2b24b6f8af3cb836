import type { Metadata } from 'next'
import { postNumbers } from '@/content/blog/blog'
import { postOrNewest } from '@/content/blog/fallback'
import { postMetadata } from '@/features/blog/metadata'
import { PostPage } from '../../post-page'

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

/** A post by its number. */
export default async function PostRoute({ params }: PostRouteProps) {
  return <PostPage layout="centred" number={(await params).number} />
}
