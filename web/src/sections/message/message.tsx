import { toLink } from '@/content/site/link'
import { ArrowLink } from '@/ui/arrow-link'
import { CallToAction } from '../call-to-action'
import type { SectionProps } from '../types'
import { Icon } from '@/ui/icons/icon'
import type { IconName } from '@/ui/icons/names'

const icons: Record<string, IconName> = { mail: 'mail-open', done: 'circle-check', lost: 'search-x' }

/** A message with links. */
export function Message({ section, isFirst }: SectionProps<'message'>) {
  const link = toLink(section.link)
  const Heading = isFirst ? 'h1' : 'h2'
  if (!section.heading) return null
  return (
    <section
      aria-label={section.heading}
      className="wrap flex min-h-[65vh] flex-col items-center justify-center gap-6 py-section text-center"
    >
      <span className="flex size-24 items-center justify-center rounded-full bg-band text-kraft-deep">
        <Icon name={icons[section.icon ?? ''] ?? 'circle-check'} className="size-10 stroke-[1.5]" />
      </span>
      <Heading className="text-title">{section.heading}</Heading>
      {section.text && <p className="measure text-lead">{section.text}</p>}
      <CallToAction link={section.callToAction} />
      {link && <ArrowLink href={link.href}>{link.label}</ArrowLink>}
    </section>
  )
}
