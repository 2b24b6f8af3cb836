import { Link } from './link-client'
import { Icon } from './icons/icon'

export type Crumb = { label: string; href?: string }

/** The way from the home page to here; the last entry is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small">
        {crumbs.map(({ label, href }, index) => (
          <li key={`${href}${label}`} className="flex items-center gap-2">
            {href ? (
              <Link href={href} className="text-kraft-deep underline-offset-4 hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
            {index < crumbs.length - 1 && (
              <Icon name="chevron-right" className="mirrored size-4 text-kraft" />
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
