import { toPostCard } from '@/content/blog/card'
import { toLink } from '@/content/site/link'
import { PostTeaser } from '@/features/blog/post-teaser'
import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import { take, compact } from '../lists'
import type { SectionOf } from '../types'

/** The latest posts, as cards. */
export function BlogTeasers({ section }: { section: SectionOf<'blogTeasers'> }) {
  const posts = take(
    compact(section.posts).flatMap((post) => toPostCard(post) ?? []),
    section.limit,
  )
  if (posts.length === 0) return null
  return (
    <Section label={section.heading ?? undefined}>
      <SectionHead {...section} link={toLink(section.callToAction)} />
      <ul className="grid gap-x-6 gap-y-12 md:grid-cols-3 xl:gap-x-8">
        {posts.map((post) => (
          <li key={post.id} className="enters">
            <PostTeaser post={post} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
