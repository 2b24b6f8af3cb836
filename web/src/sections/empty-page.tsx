import { ButtonLink } from '@/ui/button'
import { Notice } from '@/ui/notice'

/** A page document without sections. */
export function EmptyPage({ title }: { title: string | null }) {
  return (
    <Notice title={title ?? 'Nothing here yet'} actions={<ButtonLink href="/">Go Back To Home</ButtonLink>}>
      <p>We are still putting this page together. Please come back soon.</p>
    </Notice>
  )
}
