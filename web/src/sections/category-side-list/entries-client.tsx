'use client'

import { Icon } from '@/ui/icons/icon'
import { Link } from '@/ui/link-client'

/** The list itself. Drawn in the browser too: its words are a fifth of its markup. */
export function Entries({ entries }: { entries: { label: string; href: string }[] }) {
  return (
    <ul className="grid grid-cols-2 divide-y divide-line lg:grid-cols-1 max-lg:*:odd:last:col-span-2">
      {entries.map(({ label, href }, index) => (
        <li key={`${index}${label}`}>
          <Link href={href} className="list-link">
            {label}
            <Icon name="chevron-right" className="mirrored" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
