import type { ReactNode } from 'react'
import { siteSettings } from '@/content/site/site'
import { BackToTop } from './back-to-top-client'
import { ChatLink } from './chat-link'
import { Footer } from './footer'
import { PackagingHeader } from './packaging-header'
import { SkipLink } from './skip-link-client'

/** What stands around every page: the way past the menus, header, footer, chat link and back-to-top. */
export async function Shell({ children }: { children: ReactNode }) {
  const { messaging } = await siteSettings()
  return (
    <>
      <SkipLink />
      <PackagingHeader />
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
