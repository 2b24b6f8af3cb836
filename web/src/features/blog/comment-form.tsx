import { emailPattern, invalidEmailMessage, maxEmailLength } from '@/content/forms/email'
import { sendComment } from '@/content/inbox/actions'
import { commentRules } from '@/content/inbox/comment-rules'
import { ActionForm } from '@/ui/forms/action-form-client'
import { FormTextArea, SubmitButton } from '@/ui/forms/fields-client'
import { EmailField, NameField } from '@/ui/forms/person-fields'
import { commentFormId } from './comment-form-id'
import * as messages from '@/messages/blog'
import * as common from '@/messages/common'

/** “Leave a Comment” below a post; what it sends waits for an editor’s approval. */
export function CommentForm({ postNumber }: { postNumber: number }) {
  return (
    <section aria-labelledby="leave-a-comment" className="flex flex-col gap-6">
      <h2 id="leave-a-comment" className="text-h2">
        {messages.leaveAComment}
      </h2>
      <ActionForm
        action={sendComment}
        id={commentFormId}
        label={messages.leaveAComment}
        className="grid gap-6 sm:grid-cols-2"
        receiptHeading={common.thankYou}
      >
        <input type="hidden" name="post" value={postNumber} />
        <NameField label={common.fullName} {...commentRules.name} />
        <EmailField
          label={messages.emailAddress}
          maxLength={maxEmailLength}
          pattern={emailPattern}
          message={invalidEmailMessage}
          hint={messages.emailHint}
        />
        <FormTextArea
          {...commentRules.text}
          name="text"
          label={messages.comment}
          required
          rows={5}
          className="sm:col-span-2"
        />
        <div className="sm:col-span-2">
          <SubmitButton className="max-sm:w-full">{messages.postComment}</SubmitButton>
        </div>
      </ActionForm>
    </section>
  )
}
