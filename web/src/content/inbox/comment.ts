import { z } from 'zod'
import { postByNumber } from '../blog/blog'
import { stegaClean } from '../draft/metadata'
import { emailField, requiredLine, requiredText } from '../forms/fields'
import { createFormHandler, FormError } from '../forms/handle-form'
import { createLimits, tenMinutes } from '../forms/limits'
import { submissionId } from '../forms/reference-number'
import { sendMail } from '../mail/send'
import { commentRules } from './comment-rules'
import { shopContact } from './shop-contact'
import { storeSubmission } from './submissions'

const schema = z.object({
  post: z
    .string()
    .regex(/^\d{1,9}$/, 'This post is no longer here')
    .transform(Number),
  name: requiredLine(commentRules.name),
  email: emailField,
  text: requiredText(commentRules.text),
})

/** Handles the comment form below a post: the comment waits in the editors' inbox until one approves it. */
export const receiveComment = createFormHandler({
  name: 'comment',
  schema,
  limits: createLimits({
    perVisitor: { points: 5, seconds: tenMinutes },
    inTotal: { points: 60, seconds: tenMinutes },
  }),
  thanks: 'Your comment waits for approval. It appears below the post once an editor has read it.',
  failed: 'Your comment could not be sent. Nothing is lost: please try again in a moment.',
  act: async (comment) => {
    const post = await postByNumber(comment.post)
    if (!post) throw new FormError('This post is no longer here, so it cannot be commented on.')
    const { name, email, text } = comment
    const id = submissionId('comment', comment)
    const postTitle = stegaClean(post.title)
    await storeSubmission('commentSubmission', id, {
      name,
      email,
      text,
      postId: post.id,
      postTitle,
      state: 'new',
    })
    const shop = await shopContact()
    if (shop.email) {
      await sendMail({
        key: `comment-shop-${id}`,
        to: shop.email,
        replyTo: email,
        subject: `New comment by ${name}: ${postTitle}`,
        text: `${name} <${email}> wrote below “${postTitle}”:\n\n${text}\n\nApprove it in the Studio's inbox.\n`,
      })
    }
    return {}
  },
})
