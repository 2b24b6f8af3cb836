import type { ReactNode } from 'react'
import type { Post } from '@/content/blog/blog'

/** What each layout of a post is given. */
export type PostLayoutProps = {
  post: Post
  /** Its rendered body: portable text is another feature, which the page adds. */
  text: ReactNode
}
