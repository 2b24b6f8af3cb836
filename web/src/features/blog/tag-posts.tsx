import { screenHref } from '@shop/studio/routes'
import type { TagView } from '@/content/blog/tag-view'
import { config } from '@/content/config'
import { crumbsTo } from '@/ui/breadcrumbs'
import { ButtonLink } from '@/ui/button'
import { EmptyList } from '@/ui/empty-state'
import { PageBand } from '@/ui/page-band'
import { Section } from '@/ui/section'
import { PostGrid } from './post-grid'
import * as messages from '@/messages/blog'
import * as common from '@/messages/common'

/** The posts of a tag, or all of them. */
export function TagPosts({ view }: { view: TagView }) {
  const { heading, name, isTagged, canonical, posts, moreHref } = view
  return (
    <>
      <PageBand
        title={heading}
        text={isTagged ? messages.postsAbout(name) : undefined}
        crumbs={crumbsTo(name, { label: common.blog, href: screenHref('blog-v1') })}
        siteUrl={canonical && config.siteUrl}
      />
      <Section isTight label={name}>
        {posts.length > 0 ? (
          <PostGrid posts={posts} level="h2" layout="v2" isFirst />
        ) : (
          <EmptyList href={screenHref('blog-tag')} linkLabel={messages.seeAllPosts}>
            {canonical ? messages.noPostsAbout(name) : messages.noSuchTag}
          </EmptyList>
        )}
        {moreHref && (
          <div className="flex justify-center pt-14">
            <ButtonLink href={moreHref} look="quiet">
              {common.loadMore}
            </ButtonLink>
          </div>
        )}
      </Section>
    </>
  )
}
