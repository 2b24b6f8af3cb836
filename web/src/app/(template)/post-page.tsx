import { prerenderedParams } from '@/content/prerendered-params'
import { splitPostHref, postHref } from '@shop/studio/routes'
import type { Metadata } from 'next'
import { postNumbers } from '@/content/blog/blog'
import { postOrNewest } from '@/content/blog/fallback'
import { answerFallback, answerNotFound } from '@/content/missing'
import { postMetadata } from '@/features/blog/metadata'
import { followRedirect } from '@/content/redirects/redirects'
import { PostCentred } from '@/features/blog/post-centred'
import { PostSplit } from '@/features/blog/post-split'
import { PostWithSidebar } from '@/features/blog/post-with-sidebar'
import { Prose } from '@/features/prose/prose'
import NotFound from '@/app/not-found'

const layouts = { centred: PostCentred, split: PostSplit, sidebar: PostWithSidebar }

/** The address without a number shows the newest post. */
export type PostRouteProps = { params: Promise<{ number?: string }> }

/** The posts that are prerendered in each layout. */
export async function generateStaticParams() {
  return prerenderedParams(await postNumbers(), 1, (number) => ({ number: String(number) }))
}

export async function generateMetadata({ params }: PostRouteProps): Promise<Metadata> {
  const { post, isFallback } = await postOrNewest((await params).number)
  return postMetadata(post, isFallback)
}

type PostPageProps = { layout: keyof typeof layouts; number?: string }

/** The page of a post in one of its layouts; an unknown number shows the newest post (specification, section 8). */
export async function PostPage({ layout, number }: PostPageProps) {
  const { post, isFallback } = await postOrNewest(number)
  if (isFallback && number)
    await followRedirect(layout === 'split' ? splitPostHref(number) : postHref(number), postHref(number))
  if (!post) {
    await answerNotFound()
    return <NotFound />
  }
  if (isFallback) await answerFallback()
  const Layout = layouts[layout]
  return <Layout post={post} text={<Prose body={post.body} hasSides={layout === 'split'} />} />
}
