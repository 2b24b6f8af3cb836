export const moreOfTheBlog = 'More of the blog'
export const recentPosts = 'Recent Posts'
export const popularTags = 'Popular Tags'
export const featuredPosts = 'Featured Posts'
export const latestPosts = 'Latest Posts'
export const seeAllPosts = 'See all posts'
export const noPostsYet = 'There are no posts yet.'
export const leaveAComment = 'Leave a Comment'
export const emailAddress = 'Email Address'
export const emailHint = 'Never shown. An editor may write to you.'
export const comment = 'Comment'
export const postComment = 'Post Comment'
export const postNotFound = 'Post not found'
export const tagNotFound = 'Tag not found'
export const commentCount = (count: number) => `Comment (${count})`
export const relatedPosts = 'Related Posts'
export const byAuthor = (name: string) => `By ${name}`
export const morePosts = 'More posts'
export const previousPost = 'Previous post'
export const nextPost = 'Next post'
export const replyTo = (name: string) => `Reply to ${name}`
export const reply = 'Reply'
export const postsAbout = (tag: string) => `Posts about ${tag}`
export const noPostsAbout = (name: string) => `There are no posts about ${name} yet.`
export const noSuchTag = 'No such tag.'
