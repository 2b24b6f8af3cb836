import { chatHref } from '@/content/site/chat'
import { Icon } from '@/ui/icons/icon'

/** Opens a chat with the shop, the first sentence already written. */
export function ChatLink({ phone, text }: { phone: string; text: string }) {
  return (
    <a
      href={chatHref(phone, text)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label="Chat with us (opens in a new tab)"
      className="chat-link"
    >
      <Icon name="message-circle" className="size-6" />
    </a>
  )
}
