import type { Link as MenuLink } from '@/content/site/link'
import { Link } from '@/ui/link-client'

/** Links one below the other; what stands around styles them. */
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
