import type { ComponentType, ReactNode } from 'react'
import { Footer } from './footer'
import type { HeaderTools } from './header-tools'
import { PackagingHeader } from './packaging-header'
import { SkipLink } from './skip-link-client'
import { TemplateHeader } from './template-header'

export type HeaderName = 'packaging' | 'template'

const headers: Record<HeaderName, ComponentType<HeaderTools>> = {
  packaging: PackagingHeader,
  template: TemplateHeader,
}

type ShellProps = HeaderTools & { header: HeaderName; children: ReactNode }

/** The parts around every page: skip link, header and footer. */
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
