import { toPostCard } from '@/content/blog/card'
import { PostTeaser } from '@/features/blog/post-teaser'
import { Carousel } from '@/ui/carousel-client'
import { Section } from '@/ui/section'
import { CarouselHead } from '@/ui/section-head'
import { take, compact } from '../lists'
import type { SectionOf } from '../types'
import * as messages from '@/messages/sections'

/** Specification section 9. */
const autoplayMilliseconds = 4000
const stepMilliseconds = 500

/** Posts of the blog in a carousel, one at a time. */
export function BlogCarousel({ section }: { section: SectionOf<'blogCarousel'> }) {
  const posts = take(
    compact(section.posts).flatMap((post) => toPostCard(post) ?? []),
    section.limit,
  )
  if (posts.length === 0) return null
  return (
    <Section>
      <Carousel
        label={section.heading ?? messages.posts}
        autoplay={autoplayMilliseconds}
        speed={stepMilliseconds}
        head={<CarouselHead {...section} />}
        slides={posts.map((post) => ({ key: post.id, content: <PostTeaser post={post} isWide /> }))}
      />
    </Section>
  )
}
