import { authors } from './authors.ts'
import { comments } from './comments.ts'
import type { SeedPart } from '../fields.ts'
import type { JournalDocument } from './model.ts'
import { posts } from './posts/index.ts'

/** Authors, posts and comments, in the order in which they refer to each other. */
export const blog: readonly SeedPart<JournalDocument>[] = [
  { file: 'blog/authors.ts', documents: authors },
  { file: 'blog/posts/index.ts', documents: posts },
  { file: 'blog/comments.ts', documents: comments },
]
