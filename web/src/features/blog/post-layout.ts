import type { ReactNode } from 'react'
import type { Post } from '@/content/blog/blog'

/** What each layout of a post is given. */
export type PostLayoutProps = {
  post: Post
  /** The rendered body: portable text is another feature, so the page passes it in. */
  text: ReactNode
}
