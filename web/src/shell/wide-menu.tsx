import { Disclosure } from '@/ui/disclosure-client'
import { Link } from '@/ui/link-client'
import { LinkList } from './link-list'
import type { LinkGroup, MenuEntry } from './menu-entries'

/** The menu of a wide screen. Panels are in the HTML, so that they are indexed and open without script. */
export function WideMenu({ entries }: { entries: MenuEntry[] }) {
  return (
    <ul className="menu">
      {entries.map((entry) => (
        <li key={entry.label}>
          {'href' in entry ? <Link href={entry.href}>{entry.label}</Link> : <Group {...entry} />}
        </li>
      ))}
    </ul>
  )
}

function Group({ label, groups }: { label: string; groups: LinkGroup[] }) {
  const [first, ...others] = groups
  if (!first) return null
  if (others.length === 0) {
    return (
      <Disclosure label={label} name="menu" panelClassName="menu-panel">
        <LinkList links={first.links} />
      </Disclosure>
    )
  }
  return (
    <Disclosure label={label} name="menu" panelClassName="menu-panel menu-panel-wide">
      {groups.map(({ title, links }) => (
        <div key={title} className="min-w-40 grow">
          <p className="px-4 pb-2 font-heading font-medium text-ink">{title}</p>
          <LinkList links={links} />
        </div>
      ))}
    </Disclosure>
  )
}
