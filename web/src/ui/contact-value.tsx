type ContactValueProps = { kind: 'address' | 'phone' | 'email' | null; value: string }

/** A way to reach the shop, as what one does with it: dial, write, or read. */
export function ContactValue({ kind, value }: ContactValueProps) {
  if (kind === 'phone') return <Way href={`tel:${value.replace(/[^\d+]/g, '')}`}>{value}</Way>
  if (kind === 'email') return <Way href={`mailto:${value}`}>{value}</Way>
  return <address className="max-w-[36ch] not-italic">{value}</address>
}

function Way({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="quiet-link min-h-7">
      <bdi>{children}</bdi>
    </a>
  )
}
