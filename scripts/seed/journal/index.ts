import { authors } from './authors.ts'
import { comments } from './comments.ts'
import type { SeedPart } from '../fields.ts'
import type { JournalDocument } from './model.ts'
import { posts } from './posts/index.ts'

/** Authors, posts and comments, in the order in which they refer to each other. */
export const journal: readonly SeedPart<JournalDocument>[] = [
  { file: 'journal/authors.ts', documents: authors },
  { file: 'journal/posts/index.ts', documents: posts },
  { file: 'journal/comments.ts', documents: comments },
]
