import { chatHref } from '@/content/site/chat'
import type { SiteSettings } from '@/content/site/site'
import { Icon } from '@/ui/icons/icon'
import { BackToTop } from './back-to-top-client'
import * as messages from '@/messages/shell'

/**
 * The link to the chat with the shop and the button back to the top. They are at the end of the page, and float only where the page's
 * gutter is wide enough to hold them beside the text.
 */
export function Shortcuts({ messaging }: Pick<SiteSettings, 'messaging'>) {
  return (
    <aside aria-label={messages.shortcuts} className="shortcuts">
      {messaging && (
        <a
          href={chatHref(messaging.phone, messaging.text)}
          target="_blank"
          rel="noopener noreferrer"
          className="shortcut shortcut-chat"
        >
          <Icon name="message-circle" className="size-5 shrink-0" />
          <span className="shortcut-label">
            {messages.chatWithUs} <span className="sr-only">{messages.opensInNewTab}</span>
          </span>
        </a>
      )}
      <BackToTop />
    </aside>
  )
}
