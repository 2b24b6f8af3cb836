import { ButtonLink } from '@/ui/button'
import { Notice } from '@/ui/notice'
import * as common from '@/messages/common'
import { goBackToHome } from '@/messages/errors'
import * as messages from '@/messages/sections'

/** A page document without sections. */
export function EmptyPage({ title }: { title: string | null }) {
  return (
    <Notice title={title ?? common.nothingHereYet} actions={<ButtonLink href="/">{goBackToHome}</ButtonLink>}>
      <p>{messages.emptyPage}</p>
    </Notice>
  )
}
