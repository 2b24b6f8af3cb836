import { screenHref } from '@shop/studio/routes'
import type { PostList } from '@/content/blog/blog'
import type { PostCard } from '@/content/blog/card'
import { EmptyState } from '@/ui/empty-state'
import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import { BlogBand } from './blog-band'
import { PostRow } from './post-row'
import { PostTeaser } from './post-teaser'
import * as messages from '@/messages/blog'

type BlogWithRowsProps = { featured: PostCard[]; latest: PostList }

/** Featured posts that fill one row of the page. */
const featuredCount = 3

/** The blog with featured posts in a row, and the latest ones as lines with their descriptions. */
export function BlogWithRows({ featured, latest }: BlogWithRowsProps) {
  return (
    <>
      <BlogBand screen="blog-v2" />
      {featured.length > 0 && (
        <Section isTight label={messages.featuredPosts}>
          <h2 className="mb-10 text-h2">{messages.featuredPosts}</h2>
          <ul className="grid gap-x-6 gap-y-12 md:grid-cols-3 xl:gap-x-8">
            {featured.slice(0, featuredCount).map((post, index) => (
              <li key={post.id}>
                <PostTeaser post={post} isFirst={index === 0} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section label={messages.latestPosts} look="band">
        <SectionHead
          heading={messages.latestPosts}
          link={
            latest.total > latest.posts.length
              ? { label: messages.seeAllPosts, href: screenHref('blog-tag') }
              : undefined
          }
        />
        {latest.posts.length > 0 ? (
          <ul className="grid gap-x-12 gap-y-12 lg:grid-cols-2 xl:gap-x-20">
            {latest.posts.map((post) => (
              <li key={post.id}>
                <PostRow post={post} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState>{messages.noPostsYet}</EmptyState>
        )}
      </Section>
    </>
  )
}
