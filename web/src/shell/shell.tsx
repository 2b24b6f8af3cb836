import type { ReactNode } from 'react'
import { Footer } from './footer'
import type { HeaderTools } from './header-tools'
import { PackagingHeader } from './packaging-header'
import { SkipLink } from './skip-link-client'
import { TemplateHeader } from './template-header'

export type HeaderName = 'packaging' | 'template'

type ShellProps = HeaderTools & { header: HeaderName; children: ReactNode }

/** The parts around every page: skip link, header and footer. */
export function Shell({ header, children, ...tools }: ShellProps) {
  // What was written by API may have another name.
  const Header = header === 'template' ? TemplateHeader : PackagingHeader
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
