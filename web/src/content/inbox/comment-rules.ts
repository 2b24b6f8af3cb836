/** What the comment form accepts: constraints of its fields in the browser and of its schema on the server. */
export const commentRules = {
  name: { maxLength: 60, message: 'Please enter your name' },
  text: { maxLength: 3000, message: 'Please write a comment' },
}
