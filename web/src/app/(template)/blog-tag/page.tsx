import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { type TagSearch, tagView } from '@/content/blog/tag-view'
import { followRedirect } from '@/content/redirects/redirects'
import { tagMetadata } from '@/features/blog/metadata'
import { TagPosts } from '@/features/blog/tag-posts'

type TagRouteProps = { searchParams: Promise<TagSearch> }

/** The page waits for its posts: in a Suspense boundary they would stay hidden without script. */
export const instant = false

export async function generateMetadata({ searchParams }: TagRouteProps): Promise<Metadata> {
  return tagMetadata(await tagView(await searchParams))
}

/** All posts, or those with the tag of `?tag=`; the old address of a renamed tag leads to its new one. */
export default async function TagRoute({ searchParams }: TagRouteProps) {
  const view = await tagView(await searchParams)
  if (view.otherHref) permanentRedirect(view.otherHref)
  if (view.missingHref) await followRedirect(view.missingHref)
  return <TagPosts view={view} />
}
