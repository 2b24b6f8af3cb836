/** The id of the comment form; “Reply” links to it. */
export const commentFormId = 'comment-form'
