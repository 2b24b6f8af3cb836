import type { PostCard } from '@/content/blog/card'
import { PostTeaser } from './post-teaser'

type PostGridProps = {
  posts: PostCard[]
  /** The layout of the post that the cards open. */
  layout?: 'v1' | 'v2'
  level?: 'h2' | 'h3'
  /** The grid is on the first screen: the pictures of its first row are loaded at once. */
  isFirst?: boolean
}

const firstRow = 3

/** Posts as cards. */
export function PostGrid({ posts, layout, level, isFirst = false }: PostGridProps) {
  return (
    <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 xl:gap-x-8 xl:gap-y-14">
      {posts.map((post, index) => (
        <li key={post.id}>
          <PostTeaser post={post} layout={layout} level={level} isFirst={isFirst && index < firstRow} />
        </li>
      ))}
    </ul>
  )
}
