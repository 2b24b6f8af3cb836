import type { PostCard } from '@/content/blog/card'
import { PostTeaser } from './post-teaser'

type PostGridProps = {
  posts: PostCard[]
  /** The layout of the post that the cards open. */
  layout?: 'v1' | 'v2'
  level?: 'h2' | 'h3'
  /** The grid is on the first screen: the picture of its first post, all that a phone shows of it, is loaded eagerly. */
  isFirst?: boolean
}

/** Posts as cards, three in a row; four or two in the first one, so that the last is full, and one alone across the page. */
export function PostGrid({ posts, layout, level, isFirst = false }: PostGridProps) {
  const [only] = posts
  if (only && posts.length === 1) {
    return <PostTeaser post={only} layout={layout} level={level} isFirst={isFirst} isWide />
  }
  const rest = posts.length % 3
  const ownCount = rest === 1 ? 4 : rest
  return (
    <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-12 xl:gap-x-8 xl:gap-y-14">
      {posts.map((post, index) => (
        <li
          key={post.id}
          className={index >= ownCount ? 'lg:col-span-4' : rest === 1 ? 'lg:col-span-3' : 'lg:col-span-6'}
        >
          <PostTeaser
            post={post}
            layout={layout}
            level={level}
            isFirst={isFirst && index === 0}
            isHalf={rest === 2 && index < ownCount}
          />
        </li>
      ))}
    </ul>
  )
}
