import type { Link as MenuLink } from '@/content/site/link'
import { Link } from '@/ui/link-client'

/** A list of links; the parent styles it. */
export function LinkList({ links }: { links: MenuLink[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={label}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}
