'use client'

import { listingHref } from '@shop/studio/routes'
import type { MenuCategory } from '@/content/catalogue/types'
import type { MenuItem } from '@/content/site/site'
import { Disclosure } from '@/ui/disclosure-client'
import { Link } from '@/ui/link-client'
import { dropPanel, narrowLink, panelLink } from './menu-looks'
import { NarrowGroup } from './side-menu-parts'

type MenuProps = { items: MenuItem[]; categories: MenuCategory[] }

/** The menu of a wide screen. */
export function WideMenu({ items, categories }: MenuProps) {
  return (
    <ul className="menu">
      {items.map((item) => (
        <li key={item.label}>
          {item.kind === 'link' ? (
            <Link href={item.href}>{item.label}</Link>
          ) : (
            <Disclosure
              label={item.label}
              panelClassName={`absolute start-0 top-full mt-2 w-72 ${dropPanel}`}
              render={() => <CategoryLinks categories={categories} className={panelLink} />}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/** The same in the side menu. */
export function NarrowMenu({ items, categories }: MenuProps) {
  return items.map((item) => (
    <li key={item.label}>
      {item.kind === 'link' ? (
        <Link href={item.href} className={narrowLink}>
          {item.label}
        </Link>
      ) : (
        <NarrowGroup label={item.label}>
          <CategoryLinks
            categories={categories}
            className="flex min-h-11 items-center ps-4 text-text hover:text-kraft-deep"
          />
        </NarrowGroup>
      )}
    </li>
  ))
}

function CategoryLinks({ categories, className }: { categories: MenuCategory[]; className: string }) {
  return (
    <ul>
      {categories.map(({ slug, name }) => (
        <li key={slug}>
          <Link href={listingHref(slug)} className={className}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
