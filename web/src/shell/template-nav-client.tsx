'use client'

import type { Link as MenuLink, TemplateMenus } from '@/content/site/site'
import { Disclosure } from '@/ui/disclosure-client'
import { Link } from '@/ui/link-client'
import { dropPanel, narrowLink, panelLink } from './menu-looks'
import { NarrowGroup } from './side-menu-parts'

/*
 * Both menus get the links as plain data and draw them when they are opened: a page then carries each link once, in place
 * of four times.
 */

/** The menus of a wide screen. */
export function WideMenus({ home, pages, links }: TemplateMenus) {
  return (
    <ul className="menu">
      <li>
        <Disclosure
          label="Home"
          panelClassName={`absolute start-0 top-full mt-2 w-56 ${dropPanel}`}
          render={() => <Links links={home} className={panelLink} />}
        />
      </li>
      <li>
        <Disclosure
          label="Pages"
          isWide
          panelClassName={`absolute inset-x-gutter top-full mt-1 max-h-[calc(100vh-7rem)] overflow-y-auto ${dropPanel}`}
          render={() => (
            <div className="flex flex-wrap justify-between gap-6 p-4">
              {pages.map((column) => (
                <div key={column.title} className="min-w-40 grow">
                  <p className="px-4 pb-2 font-heading font-medium text-ink">{column.title}</p>
                  <Links
                    links={column.links}
                    className="flex min-h-9 items-center rounded-lg px-4 text-small hover:bg-band hover:text-kraft-deep"
                  />
                </div>
              ))}
            </div>
          )}
        />
      </li>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}

/** The same in the side menu. */
export function NarrowMenus({ home, pages, links }: TemplateMenus) {
  return (
    <>
      <li>
        <NarrowGroup label="Home">
          <Links links={home} className={inner} />
        </NarrowGroup>
      </li>
      <li>
        <NarrowGroup label="Pages">
          {pages.map((column) => (
            <NarrowGroup key={column.title} label={column.title}>
              <Links links={column.links} className={inner} />
            </NarrowGroup>
          ))}
        </NarrowGroup>
      </li>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} className={narrowLink}>
            {label}
          </Link>
        </li>
      ))}
    </>
  )
}

const inner = 'flex min-h-11 items-center ps-4 text-text hover:text-kraft-deep'

function Links({ links, className }: { links: MenuLink[]; className: string }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} className={className}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
