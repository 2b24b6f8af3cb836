import { dialled } from '@/dialled'

type ContactValueProps = { kind: 'address' | 'phone' | 'email' | null; value: string }

/** A contact: a `tel:` or `mailto:` link, or a postal address. */
export function ContactValue({ kind, value }: ContactValueProps) {
  if (kind === 'phone') return <ContactLink href={`tel:${dialled(value)}`}>{value}</ContactLink>
  if (kind === 'email') return <ContactLink href={`mailto:${value}`}>{value}</ContactLink>
  return <address className="max-w-[36ch] not-italic">{value}</address>
}

function ContactLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="quiet-link min-h-11 sm:min-h-7">
      <bdi>{children}</bdi>
    </a>
  )
}
