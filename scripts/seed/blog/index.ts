import { authors } from './authors.ts'
import { comments } from './comments.ts'
import { posts } from './posts/index.ts'
import { tags } from './tags.ts'

export const blog = [...tags, ...authors, ...posts, ...comments]
