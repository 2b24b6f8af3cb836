import { type RawLink, toLink } from '@/content/site/link'
import { ButtonLink } from '@/ui/button'
import type { ButtonLook } from '@/ui/button-look'

type CallToActionProps = { link: RawLink | null | undefined; look?: ButtonLook; className?: string }

/** A button as an editor has linked it; nothing without a label, or while it leads nowhere. */
export function CallToAction({ link: raw, ...rest }: CallToActionProps) {
  const link = toLink(raw)
  return (
    link && (
      <ButtonLink href={link.href} {...rest}>
        {link.label}
      </ButtonLink>
    )
  )
}
