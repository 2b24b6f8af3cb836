import { breadcrumbList, type Crumb } from './breadcrumb-list'
import { Icon } from './icons/icon'
import { JsonLd } from './json-ld'
import { Link } from './link-client'
import * as common from '@/messages/common'
import * as messages from '@/messages/ui'

/** The path from the home page to a page. */
export const crumbsTo = (label: string, ...between: Crumb[]): Crumb[] => [
  { label: common.home, href: '/' },
  ...between,
  { label },
]

type BreadcrumbsProps = {
  crumbs: Crumb[]
  /** Search engines get the path as well, with addresses below this one. */
  siteUrl?: string
}

/** The path from the home page to this page; the last entry is the page itself. */
export function Breadcrumbs({ crumbs, siteUrl }: BreadcrumbsProps) {
  return (
    <>
      {siteUrl && <JsonLd data={breadcrumbList(crumbs, siteUrl)} />}
      <nav aria-label={messages.breadcrumb}>
        <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small max-md:-my-2.5 max-md:gap-y-0">
          {crumbs.map(({ label, href }, index) => (
            <li key={`${href}${label}`} className="flex items-center gap-2 max-md:min-h-11">
              {index > 0 && <Icon name="chevron-right" className="mirrored size-4 shrink-0 text-kraft" />}
              {href ? (
                <Link
                  href={href}
                  className="text-kraft-deep underline-offset-4 hover:underline max-md:inline-flex max-md:min-h-11 max-md:min-w-11 max-md:items-center max-md:justify-center"
                >
                  {label}
                </Link>
              ) : (
                <span aria-current="page">{label}</span>
              )}
            </li>
          ))}
        </ol>
      </nav>
    </>
  )
}

/** The breadcrumbs of a page of goods or work, whose title comes later. */
export function BreadcrumbBand(props: BreadcrumbsProps) {
  return (
    <div className="border-b border-line bg-band">
      <div className="wrap py-5">
        <Breadcrumbs {...props} />
      </div>
    </div>
  )
}
