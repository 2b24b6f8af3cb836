import { screenHref } from '@shop/studio/routes'
import type { ReactNode } from 'react'
import type { Post } from '@/content/blog/blog'
import type { PostCard } from '@/content/blog/card'
import { postJsonLd } from '@/content/blog/json-ld'
import { config } from '@/content/config'
import { shareOf } from '@/content/site/share'
import { siteSettings } from '@/content/site/site'
import type { Crumb } from '@/ui/breadcrumb-list'
import { Breadcrumbs, crumbsTo } from '@/ui/breadcrumbs'
import { JsonLd } from '@/ui/json-ld'
import { Section } from '@/ui/section'
import { ShareLinks } from '@/ui/share-links'
import { CommentForm } from './comment-form'
import { PostComments } from './post-comments'
import { AuthorNote, PostMeta, PostNeighbours, TagLinks } from './post-parts'
import { PostTeaser } from './post-teaser'
import * as messages from '@/messages/blog'
import * as common from '@/messages/common'

/** What each layout of a post is given. */
export type PostLayoutProps = {
  post: Post
  /** The rendered body: portable text is another feature, so the page passes it in. */
  text: ReactNode
}

/** The way to a post. */
export const postCrumbs = (title: string): Crumb[] =>
  crumbsTo(title, { label: common.blog, href: screenHref('blog-v1') })

/** What is the same in each layout of a post: structured data around it, related posts below it. */
export async function PostFrame({ post, children }: { post: Post; children: ReactNode }) {
  const { title } = await siteSettings()
  return (
    <>
      <JsonLd data={postJsonLd(post, title, config.siteUrl)} />
      {children}
      {post.related.length > 0 && (
        <Section label={messages.relatedPosts} look="band">
          <h2 className="mb-10 text-h2">{messages.relatedPosts}</h2>
          <RelatedPosts posts={post.related} />
        </Section>
      )}
    </>
  )
}

/** Above the text: breadcrumbs, title, description, date and author. */
export function PostHead({ post }: { post: Post }) {
  return (
    <>
      <Breadcrumbs crumbs={postCrumbs(post.title)} siteUrl={config.siteUrl} />
      <h1 className="text-title">{post.title}</h1>
      {post.description && <p className="measure text-lead">{post.description}</p>}
      <PostMeta {...post} />
    </>
  )
}

/** What follows the text: tags, share links, author, neighbours, comments and the form for another. */
export function PostFoot({ post }: { post: Post }) {
  return (
    <div className="flex flex-col gap-12">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-6">
        <TagLinks tags={post.tags} />
        <ShareLinks {...shareOf(post.title, post.href, post.picture)} />
      </div>
      {post.author && <AuthorNote author={post.author} />}
      <PostNeighbours newer={post.newer} older={post.older} />
      <PostComments {...post} />
      <CommentForm postNumber={post.number} />
    </div>
  )
}

/** Five posts in one row on a wide screen; on a narrow one they scroll sideways. */
function RelatedPosts({ posts }: { posts: PostCard[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 md:grid-cols-6 xl:grid-cols-5 xl:gap-x-8">
      {posts.map((post) => (
        <li
          key={post.id}
          className="md:col-span-2 max-md:first:col-span-2 xl:col-span-1 md:max-xl:nth-[n+4]:col-span-3"
        >
          <PostTeaser post={post} />
        </li>
      ))}
    </ul>
  )
}
