import { Menu } from 'lucide-react'
import { Link } from '@/ui/link-client'
import { categoryMenu } from '@/content/catalogue/catalogue'
import { listingHref } from '@/content/catalogue/links'
import type { MenuCategory } from '@/content/catalogue/types'
import { type MenuItem, navigation, siteSettings } from '@/content/site/site'
import { ButtonLink } from '@/ui/button'
import { Disclosure } from '@/ui/disclosure-client'
import { SidePanel } from '@/ui/side-panel-client'
import { Brand } from './brand'
import { Tools } from './header-tools'
import { dropPanel, narrowLink, panelLink, wideLink } from './menu-looks'
import type { HeaderTools } from './shell'
import { NarrowGroup, NarrowSwitches, NarrowTools } from './side-menu-parts'
import { StickyHeader } from './sticky-header-client'

/** The header of the packaging pages. On small screens the menu moves into a side panel, where Login joins it. */
export async function PackagingHeader({ wishlistCount, ...tools }: HeaderTools) {
  const [{ title }, { items, callToAction }, categories] = await Promise.all([
    siteSettings(),
    navigation('navigation-packaging'),
    categoryMenu(),
  ])
  return (
    <StickyHeader>
      <div className="wrap flex h-16 items-center justify-between gap-3 lg:h-21 lg:gap-6">
        <Brand title={title} />
        <nav aria-label="Main" className="hidden xl:block">
          <ul className="flex items-center">
            {items.map((item) => (
              <li key={item.label}>
                <WideItem item={item} categories={categories} />
              </li>
            ))}
          </ul>
        </nav>
        <Tools {...tools}>
          {callToAction && (
            <ButtonLink href={callToAction.href} className="ms-3 whitespace-nowrap max-md:hidden">
              {callToAction.label}
            </ButtonLink>
          )}
          <SidePanel
            label="Menu"
            icon={<Menu aria-hidden="true" className="size-6" />}
            className="-me-2 flex size-10 shrink-0 items-center justify-center rounded-full text-ink hover:bg-band sm:size-11 xl:hidden"
          >
            <nav aria-label="Menu" className="flex grow flex-col">
              <ul className="flex flex-col divide-y divide-line border-y border-line">
                {items.map((item) => (
                  <li key={item.label}>
                    <NarrowItem item={item} categories={categories} />
                  </li>
                ))}
                <NarrowTools wishlistCount={wishlistCount} />
              </ul>
            </nav>
            <NarrowSwitches />
            {callToAction && <ButtonLink href={callToAction.href}>{callToAction.label}</ButtonLink>}
          </SidePanel>
        </Tools>
      </div>
    </StickyHeader>
  )
}

type ItemProps = { item: MenuItem; categories: MenuCategory[] }

function WideItem({ item, categories }: ItemProps) {
  if (item.kind === 'link') {
    return (
      <Link href={item.href} className={wideLink}>
        {item.label}
      </Link>
    )
  }
  return (
    <Disclosure
      label={item.label}
      className={wideLink}
      panelClassName={`absolute start-0 top-full mt-2 w-72 ${dropPanel}`}
    >
      <CategoryLinks categories={categories} className={panelLink} />
    </Disclosure>
  )
}

function NarrowItem({ item, categories }: ItemProps) {
  if (item.kind === 'link') {
    return (
      <Link href={item.href} className={narrowLink}>
        {item.label}
      </Link>
    )
  }
  return (
    <NarrowGroup label={item.label}>
      <CategoryLinks
        categories={categories}
        className="flex min-h-11 items-center ps-4 text-text hover:text-kraft-deep"
      />
    </NarrowGroup>
  )
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
