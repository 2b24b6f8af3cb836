import { toPostCard } from '@/content/journal/card'
import { PostTeaser } from '@/features/journal/post-teaser'
import { Carousel } from '@/ui/carousel-client'
import { Section } from '@/ui/section'
import { Eyebrow } from '@/ui/section-head'
import { firstOf, present } from '../present'
import type { SectionOf } from '../types'

/** Specification section 9. */
const autoplayMilliseconds = 4000
const stepMilliseconds = 500

/** Posts of the journal that follow each other, one at a time. */
export function BlogCarousel({ section }: { section: SectionOf<'blogCarousel'> }) {
  const posts = firstOf(
    present(section.posts).flatMap((post) => toPostCard(post) ?? []),
    section.limit,
  )
  if (posts.length === 0) return null
  return (
    <Section>
      <Carousel
        label={section.heading ?? 'Posts'}
        autoplay={autoplayMilliseconds}
        speed={stepMilliseconds}
        head={
          <div className="stack">
            {section.eyebrow && <Eyebrow>{section.eyebrow}</Eyebrow>}
            {section.heading && <h2 className="text-h2">{section.heading}</h2>}
            {section.text && <p className="measure text-lead">{section.text}</p>}
          </div>
        }
        slides={posts.map((post) => ({ key: post.id, content: <PostTeaser post={post} isWide /> }))}
      />
    </Section>
  )
}
