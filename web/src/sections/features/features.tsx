import {
  BadgeCheck,
  CreditCard,
  Headset,
  Leaf,
  type LucideIcon,
  RotateCcw,
  ScrollText,
  Truck,
  Users,
} from 'lucide-react'
import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import type { SectionOf } from '../types'

type Icon = NonNullable<NonNullable<SectionOf<'features'>['items']>[number]['icon']>

const icons: Record<Icon, LucideIcon> = {
  delivery: Truck,
  payment: CreditCard,
  support: Headset,
  return: RotateCcw,
  leaf: Leaf,
  paper: ScrollText,
  quality: BadgeCheck,
  people: Users,
}

/** What a buyer can count on, each with its sign. */
export function Features({ section }: { section: SectionOf<'features'> }) {
  const items = (section.items ?? []).filter(({ title }) => title)
  if (items.length === 0) return null
  const Title = section.heading ? 'h3' : 'h2'
  return (
    <Section label={section.heading ?? 'Services'} isTight>
      <SectionHead {...section} />
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 xl:grid-cols-4 xl:gap-x-8">
        {items.map(({ _key, icon, title, text }) => {
          const Sign = (icon && icons[icon]) || BadgeCheck
          return (
            <li key={_key} className="flex gap-4">
              <span className="flex size-13 shrink-0 items-center justify-center rounded-full bg-band text-kraft-deep">
                <Sign aria-hidden="true" className="size-6" />
              </span>
              <div className="flex flex-col gap-1">
                <Title className="text-h3">{title}</Title>
                {text && <p className="text-small">{text}</p>}
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
