'use client'

import type { ReactNode } from 'react'
import type { Link as MenuLink, TemplateMenus } from '@/content/site/site'
import { Disclosure } from '@/ui/disclosure-client'
import { Link } from '@/ui/link-client'
import { dropPanel, narrowLink, panelLink } from './menu-looks'
import { NarrowGroup } from './side-menu-parts'
import { loadMenus, useMenus } from './use-menus-client'

type MenusProps = { links: MenuLink[] }

const prepare = () => void loadMenus().catch(() => {})

/** The menus of a wide screen. */
export function WideMenus({ links }: MenusProps) {
  return (
    <ul className="menu">
      <li>
        <Disclosure
          label="Home"
          panelClassName={`absolute start-0 top-full mt-2 w-56 ${dropPanel}`}
          onReach={prepare}
          render={() => <Fetched>{({ home }) => <Links links={home} className={panelLink} />}</Fetched>}
        />
      </li>
      <li>
        <Disclosure
          label="Pages"
          isWide
          panelClassName={`absolute inset-x-gutter top-full mt-1 max-h-[calc(100vh-7rem)] overflow-y-auto ${dropPanel}`}
          onReach={prepare}
          render={() => (
            <Fetched>
              {({ pages }) => (
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
            </Fetched>
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

/** The same in the side menu, which draws them when it opens. */
export function NarrowMenus({ links }: MenusProps) {
  return (
    <>
      <li>
        <NarrowGroup label="Home">
          <Fetched>{({ home }) => <Links links={home} className={inner} />}</Fetched>
        </NarrowGroup>
      </li>
      <li>
        <NarrowGroup label="Pages">
          <Fetched>
            {({ pages }) =>
              pages.map((column) => (
                <NarrowGroup key={column.title} label={column.title}>
                  <Links links={column.links} className={inner} />
                </NarrowGroup>
              ))
            }
          </Fetched>
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

/** Draws the menus once they are there. */
function Fetched({ children }: { children: (menus: TemplateMenus) => ReactNode }) {
  const menus = useMenus()
  if (menus === 'failed') return <p className="p-4">The menu cannot be reached just now.</p>
  return menus ? children(menus) : <p className="p-4">One moment …</p>
}

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
