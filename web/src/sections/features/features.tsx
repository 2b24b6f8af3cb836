import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import type { SectionOf } from '../types'
import { Icon } from '@/ui/icons/icon'
import type { IconName } from '@/ui/icons/names'
import * as messages from '@/messages/sections'

type Sign = NonNullable<NonNullable<SectionOf<'features'>['items']>[number]['icon']>

const icons: Record<Sign, IconName> = {
  delivery: 'truck',
  payment: 'credit-card',
  support: 'headset',
  return: 'rotate-ccw',
  leaf: 'leaf',
  paper: 'scroll-text',
  quality: 'badge-check',
  people: 'users',
}

/** The shop's promises, each with an icon. */
export function Features({ section }: { section: SectionOf<'features'> }) {
  const items = (section.items ?? []).filter(({ title }) => title)
  if (items.length === 0) return null
  const Title = section.heading ? 'h3' : 'h2'
  return (
    <Section label={section.heading ?? messages.services} isTight>
      <SectionHead {...section} />
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 xl:grid-cols-4 xl:gap-x-8">
        {items.map(({ _key, icon, title, text }) => (
          <li key={_key} className="flex gap-4">
            <span className="sign">
              <Icon name={(icon && icons[icon]) || 'badge-check'} className="size-6" />
            </span>
            <div className="flex flex-col gap-1">
              <Title className="text-h3">{title}</Title>
              {text && <p className="text-small">{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
