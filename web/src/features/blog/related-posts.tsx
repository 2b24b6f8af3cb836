import type { PostCard } from '@/content/blog/card'
import { PostTeaser } from './post-teaser'

/** Five posts in one row on a wide screen; on a narrow one they scroll sideways. */
export function RelatedPosts({ posts }: { posts: PostCard[] }) {
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
