import { isDraftMode } from '@/content/draft/mode'
import { ButtonLink } from '@/ui/button'
import { Notice } from '@/ui/notice'
import * as common from '@/messages/common'
import { goBackToHome } from '@/messages/errors'
import * as messages from '@/messages/pages'

/** The page for an address that does not exist (specification section 8). */
export default async function NotFound() {
  const isDraft = await isDraftMode()
  return (
    <Notice title={messages.pageNotFound} actions={<ButtonLink href="/">{goBackToHome}</ButtonLink>}>
      {isDraft && <p>{common.whyNotFoundInDraft}</p>}
      <p>{messages.whyNotFound}</p>
    </Notice>
  )
}
