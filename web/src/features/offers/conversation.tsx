import { sendMessage } from '@/content/offers/actions'
import type { QuoteLink } from '@/content/offers/link'
import { quoteRules } from '@/content/offers/rules'
import type { QuoteView } from '@/content/offers/view'
import { ActionForm } from '@/ui/forms/action-form-client'
import { FormTextArea, SubmitButton } from '@/ui/forms/fields-client'
import { postDate } from '@/ui/post-date'
import { LinkFields } from './link-fields'
import * as messages from '@/messages/offers'

type ConversationProps = { quote: QuoteView; link: QuoteLink }

/** What buyer and shop wrote to each other, and a place to write. */
export function Conversation({ quote: { messages: thread, may }, link }: ConversationProps) {
  return (
    <section aria-labelledby="messages-heading" className="flex flex-col gap-6">
      <h2 id="messages-heading" className="text-h2">
        {thread.length > 0 ? messages.messages : messages.writeToUs}
      </h2>
      {thread.length > 0 && (
        <ol className="flex flex-col gap-4">
          {thread.map(({ key, isOwn, name, text, sentAt }) => (
            <li
              key={key}
              className={`flex max-w-xl flex-col gap-2 rounded-card border border-line p-5 ${isOwn ? 'self-end' : 'self-start bg-band'}`}
            >
              <p className="text-small">
                <span className="font-medium text-ink">{isOwn ? messages.fromYou(name) : name}</span>,{' '}
                {postDate(sentAt)}
              </p>
              <p className="wrap-break-word whitespace-pre-line text-ink">{text}</p>
            </li>
          ))}
        </ol>
      )}
      {may.write && thread.length > 0 && <h3 className="text-h3">{messages.writeToUs}</h3>}
      {may.write && (
        <ActionForm
          action={sendMessage}
          id="message"
          label={messages.writeToUs}
          className="flex flex-col gap-6"
          receiptHeading={messages.sent}
          againLabel={messages.writeAnotherMessage}
        >
          <LinkFields link={link} />
          <FormTextArea {...quoteRules.text} name="text" label={messages.yourMessage} required rows={4} />
          <SubmitButton look="quiet" className="w-fit max-sm:w-full">
            {messages.sendMessage}
          </SubmitButton>
        </ActionForm>
      )}
    </section>
  )
}
