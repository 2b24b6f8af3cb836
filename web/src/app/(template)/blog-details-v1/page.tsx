import type { Metadata } from 'next'
import { postOrNewest } from '@/content/blog/fallback'
import { postMetadata } from '@/features/blog/metadata'
import { PostPage } from '../post-page'

export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  return postMetadata((await postOrNewest()).post)
}

/** The newest post. */
export default function NewestPostRoute() {
  return <PostPage layout="centred" />
}
