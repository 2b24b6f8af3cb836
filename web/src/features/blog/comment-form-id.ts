/** The id of the comment form; links to reply lead to it. */
export const commentFormId = 'comment-form'
