import type { ReactNode } from 'react'
import { siteSettings } from '@/content/site/site'
import { BackToTop } from './back-to-top-client'
import { ChatLink } from './chat-link'
import { Footer } from './footer'
import { PackagingHeader } from './packaging-header'
import { SkipLink } from './skip-link-client'

export type HeaderName = 'packaging' | 'template'

/** The template header is not built yet; its pages stand under the packaging one until then. */
const headers = { packaging: PackagingHeader, template: PackagingHeader } satisfies Record<
  HeaderName,
  unknown
>

type ShellProps = { header: HeaderName; children: ReactNode }

/** What stands around every page: the way past the menus, header, footer, chat link and back-to-top. */
export async function Shell({ header, children }: ShellProps) {
  const Header = headers[header]
  const { messaging } = await siteSettings()
  return (
    <>
      <SkipLink />
      <Header />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer />
      <aside
        aria-label="Shortcuts"
        className="pointer-events-none fixed end-4 bottom-4 z-30 flex flex-col items-end gap-3 sm:end-6 sm:bottom-6 *:pointer-events-auto"
      >
        <BackToTop />
        {messaging && <ChatLink {...messaging} />}
      </aside>
    </>
  )
}
