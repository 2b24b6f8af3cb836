import { screenHref } from '@shop/studio/routes'
import type { PostList } from '@/content/blog/blog'
import type { PostCard } from '@/content/blog/card'
import { ButtonLink } from '@/ui/button'
import { Carousel } from '@/ui/carousel-client'
import { EmptyState } from '@/ui/empty-state'
import { Section } from '@/ui/section'
import { CarouselHead } from '@/ui/section-head'
import { BlogBand } from './blog-band'
import { PostGrid } from './post-grid'
import { PostTeaser } from './post-teaser'
import * as messages from '@/messages/blog'
import * as common from '@/messages/common'

type BlogWithSliderProps = { featured: PostCard[]; latest: PostList }

/** The blog with a slider of featured posts over the latest ones. */
export function BlogWithSlider({ featured, latest }: BlogWithSliderProps) {
  return (
    <>
      <BlogBand screen="blog-v1" />
      {featured.length > 0 && (
        <Section isTight>
          <Carousel
            label={messages.featuredPosts}
            head={<CarouselHead heading={messages.featuredPosts} />}
            slides={featured.map((post, index) => ({
              key: post.id,
              content: <PostTeaser post={post} isWide isFirst={index === 0} />,
            }))}
          />
        </Section>
      )}
      <Section label={messages.latestPosts}>
        <h2 className="mb-10 text-h2">{messages.latestPosts}</h2>
        {latest.posts.length > 0 ? (
          <PostGrid posts={latest.posts} isFirst={featured.length === 0} />
        ) : (
          <EmptyState>{messages.noPostsYet}</EmptyState>
        )}
        {latest.total > latest.posts.length && <LoadMore />}
      </Section>
    </>
  )
}

/** The page of tags lists every post. */
const LoadMore = () => (
  <div className="flex justify-center pt-14">
    <ButtonLink href={screenHref('blog-tag')} look="quiet">
      {common.loadMore}
    </ButtonLink>
  </div>
)
