import { Menu } from 'lucide-react'
import { type Link as MenuLink, siteSettings, templateMenus } from '@/content/site/site'
import { Disclosure } from '@/ui/disclosure-client'
import { Link } from '@/ui/link-client'
import { SidePanel } from '@/ui/side-panel-client'
import { Brand } from './brand'
import { Tools } from './header-tools'
import { dropPanel, narrowLink, panelLink, wideLink } from './menu-looks'
import { ScrollProgress } from './scroll-progress-client'
import type { HeaderTools } from './shell'
import { NarrowGroup, NarrowSwitches, NarrowTools } from './side-menu-parts'
import { StickyHeader } from './sticky-header-client'

/** The header of the shop pages: Home's variants, the Pages menu, Shop, Blog, Contact, and how far one has scrolled. */
export async function TemplateHeader({ wishlistCount, ...tools }: HeaderTools) {
  const [{ title }, { home, pages, links }] = await Promise.all([siteSettings(), templateMenus()])
  return (
    <StickyHeader>
      <div className="relative wrap flex h-16 items-center justify-between gap-3 lg:h-21 lg:gap-6">
        <Brand title={title} />
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex items-center">
            <li>
              <Disclosure
                label="Home"
                className={wideLink}
                panelClassName={`absolute start-0 top-full mt-2 w-56 ${dropPanel}`}
              >
                <Links links={home} className={panelLink} />
              </Disclosure>
            </li>
            <li>
              <Disclosure
                label="Pages"
                isWide
                className={wideLink}
                panelClassName={`absolute inset-x-gutter top-full mt-1 max-h-[calc(100vh-7rem)] overflow-y-auto ${dropPanel}`}
              >
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
              </Disclosure>
            </li>
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} className={wideLink}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Tools {...tools}>
          <SidePanel
            label="Menu"
            icon={<Menu aria-hidden="true" className="size-6" />}
            className="-me-2 flex size-10 shrink-0 items-center justify-center rounded-full text-ink hover:bg-band sm:size-11 lg:hidden"
          >
            <nav aria-label="Menu" className="flex grow flex-col">
              <ul className="flex flex-col divide-y divide-line border-y border-line">
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
                <NarrowTools wishlistCount={wishlistCount} loginClassName="sm:hidden" />
              </ul>
            </nav>
            <NarrowSwitches />
          </SidePanel>
        </Tools>
      </div>
      <ScrollProgress />
    </StickyHeader>
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
