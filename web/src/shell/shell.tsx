import type { ComponentType, ReactNode } from 'react'
import { Footer } from './footer'
import { PackagingHeader } from './packaging-header'
import { SkipLink } from './skip-link-client'
import { TemplateHeader } from './template-header'

export type HeaderName = 'packaging' | 'template'

/** What a header offers beside its menus; the page passes it in, because the shell imports no features. */
export type HeaderTools = {
  search: ReactNode
  wishlist: ReactNode
  wishlistCount: ReactNode
  cart: ReactNode
}

const headers: Record<HeaderName, ComponentType<HeaderTools>> = {
  packaging: PackagingHeader,
  template: TemplateHeader,
}

type ShellProps = HeaderTools & { header: HeaderName; children: ReactNode }

/** What stands around every page: skip link, header and footer. */
export function Shell({ header, children, ...tools }: ShellProps) {
  const Header = headers[header]
  return (
    <>
      <SkipLink />
      <Header {...tools} />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer />
    </>
  )
}
