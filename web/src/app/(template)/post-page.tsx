import { postHref } from '@shop/studio/routes'
import { answerFallback, answerNotFound } from '@/content/missing'
import { postOrNewest } from '@/content/blog/fallback'
import { followRedirect } from '@/content/redirects/redirects'
import { PostCentred } from '@/features/blog/post-centred'
import { PostSplit } from '@/features/blog/post-split'
import { PostWithSidebar } from '@/features/blog/post-with-sidebar'
import { Prose } from '@/features/prose/prose'
import NotFound from '@/app/not-found'

const layouts = { centred: PostCentred, split: PostSplit, sidebar: PostWithSidebar }

type PostPageProps = { layout: keyof typeof layouts; number?: string }

/** The page of a post in one of its layouts; an unknown number shows the newest post (specification, section 8). */
export async function PostPage({ layout, number }: PostPageProps) {
  const { post, isFallback } = await postOrNewest(number)
  if (isFallback) await followRedirect(postHref(Number(number)))
  if (!post) {
    await answerNotFound()
    return <NotFound />
  }
  if (isFallback) await answerFallback()
  const Layout = layouts[layout]
  return <Layout post={post} text={<Prose body={post.body} hasSides={layout === 'split'} />} />
}
