import type { ReactNode } from 'react'
import { Link } from '@/ui/link-client'
import { LinkList } from './link-list'
import type { MenuEntry } from './menu-entries'

/** The entries of a header's menu as the side menu shows them: groups open in place. */
export function NarrowMenu({ entries }: { entries: MenuEntry[] }) {
  return entries.map((entry) => (
    <li key={entry.label}>
      {'href' in entry ? (
        <Link href={entry.href} className="side-entry">
          {entry.label}
        </Link>
      ) : (
        <Group label={entry.label}>
          {entry.groups.map(({ title, links }) =>
            title ? (
              <Group key={title} label={title}>
                <LinkList links={links} />
              </Group>
            ) : (
              <LinkList key={entry.label} links={links} />
            ),
          )}
        </Group>
      )}
    </li>
  ))
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details>
      <summary className="side-entry with-chevron">{label}</summary>
      <div className="side-group">{children}</div>
    </details>
  )
}
