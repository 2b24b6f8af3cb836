/** The page of a post. */
export const postHref = (number: number) => `/blog-details-v1/${number}`
