import type { ComponentType, ReactNode } from 'react'
import { siteSettings } from '@/content/site/site'
import { BackToTop } from './back-to-top-client'
import { ChatLink } from './chat-link'
import { Footer } from './footer'
import { PackagingHeader } from './packaging-header'
import { TemplateHeader } from './template-header'
import { SkipLink } from './skip-link-client'

export type HeaderName = 'packaging' | 'template'

/** What a header offers beside its menus; made elsewhere, because the shell knows no features. */
export type HeaderTools = {
  search: ReactNode
  wishlist: ReactNode
  wishlistCount: number
  cart: ReactNode
}

const headers: Record<HeaderName, ComponentType<HeaderTools>> = {
  packaging: PackagingHeader,
  template: TemplateHeader,
}

type ShellProps = HeaderTools & { header: HeaderName; children: ReactNode }

/** What stands around every page: the way past the menus, header, footer, chat link and back-to-top. */
export async function Shell({ header, children, ...tools }: ShellProps) {
  const Header = headers[header]
  const { messaging } = await siteSettings()
  return (
    <>
      <SkipLink />
      <Header {...tools} />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer />
      <aside aria-label="Shortcuts" className="shortcuts">
        <BackToTop />
        {messaging && <ChatLink {...messaging} />}
      </aside>
    </>
  )
}
