import { authors } from './authors.ts'
import { comments } from './comments.ts'
import { posts } from './posts/index.ts'

export const blog = [...authors, ...posts, ...comments]
