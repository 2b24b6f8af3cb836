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
import { StickyHeader } from './sticky-header-client'
import { ThemeSwitch } from './theme-switch-client'

/** The header of the packaging pages. On small screens the menu moves into a side panel, where Login joins it. */
export async function PackagingHeader() {
  const [{ title }, { items, callToAction }, categories] = await Promise.all([
    siteSettings(),
    navigation('navigation-packaging'),
    categoryMenu(),
  ])
  return (
    <StickyHeader>
      <div className="wrap flex h-16 items-center justify-between gap-6 lg:h-21">
        <Brand title={title} />
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex items-center gap-1">
            {items.map((item) => (
              <li key={item.label}>
                <WideItem item={item} categories={categories} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-1 sm:gap-3">
          <ThemeSwitch />
          {callToAction && (
            <ButtonLink href={callToAction.href} className="max-sm:hidden">
              {callToAction.label}
            </ButtonLink>
          )}
          <SidePanel
            label="Menu"
            icon={<Menu aria-hidden="true" className="size-6" />}
            className="-me-2.5 flex size-11 items-center justify-center rounded-full text-ink hover:bg-band lg:hidden"
          >
            <nav aria-label="Menu" className="flex grow flex-col">
              <ul className="flex flex-col divide-y divide-line border-y border-line">
                {items.map((item) => (
                  <li key={item.label}>
                    <NarrowItem item={item} categories={categories} />
                  </li>
                ))}
                <li>
                  <Link href="/login" className={narrowLink}>
                    Login
                  </Link>
                </li>
              </ul>
            </nav>
            {callToAction && <ButtonLink href={callToAction.href}>{callToAction.label}</ButtonLink>}
          </SidePanel>
        </div>
      </div>
    </StickyHeader>
  )
}

type ItemProps = { item: MenuItem; categories: MenuCategory[] }

const wideLink =
  'flex min-h-11 items-center gap-1.5 rounded-full px-4 font-heading text-[1.0625rem] text-ink hover:text-kraft-deep'
const narrowLink = 'flex min-h-12 items-center py-2 font-heading text-h3 text-ink hover:text-kraft-deep'

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
      panelClassName="absolute start-0 top-full mt-2 w-72 rounded-card border border-line bg-ground p-2 shadow-pop animate-[pops-in_200ms_var(--ease-out)]"
    >
      <CategoryLinks
        categories={categories}
        className="flex min-h-11 items-center rounded-lg px-4 text-ink hover:bg-band hover:text-kraft-deep"
      />
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
    <details className="group">
      <summary className={`${narrowLink} list-none justify-between`}>
        {item.label}
        <span
          aria-hidden="true"
          className="me-1 size-2.5 -translate-y-0.5 rotate-45 border-e-2 border-b-2 border-kraft transition-transform duration-200 group-open:translate-y-0.5 group-open:rotate-225"
        />
      </summary>
      <div className="pb-3">
        <CategoryLinks
          categories={categories}
          className="flex min-h-11 items-center ps-4 text-text hover:text-kraft-deep"
        />
      </div>
    </details>
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
