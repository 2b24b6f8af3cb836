/** The fields of a post that its neighbours and related posts are found by. */
type Ordered = { _id: string; tags: string[] | null }

/** The posts before and after a post in a list that begins with the newest. */
export function neighboursOf<Entry extends Ordered>(id: string, posts: readonly Entry[]) {
  const place = posts.findIndex(({ _id }) => _id === id)
  return place < 0 ? {} : { newer: posts[place - 1], older: posts[place + 1] }
}

/** All other posts, those that share the most tags first; among equals the order of the list stays. */
export function relatedTo<Entry extends Ordered>(id: string, posts: readonly Entry[]): Entry[] {
  const tags = new Set(posts.find(({ _id }) => _id === id)?.tags)
  // Counted before the sort, which compares each post many times.
  const others = posts
    .filter(({ _id }) => _id !== id)
    .map((post) => ({ post, shared: (post.tags ?? []).filter((tag) => tags.has(tag)).length }))
  return others.toSorted((a, b) => b.shared - a.shared).map(({ post }) => post)
}
