import type { ReactNode } from 'react'
import type { Crumb } from './breadcrumb-list'
import { Breadcrumbs, crumbsTo } from './breadcrumbs'

type PageBandProps = {
  title: string
  /** Home and this page, unless given. */
  crumbs?: Crumb[]
  /** See `Breadcrumbs`. */
  siteUrl?: string
  /** Small text above the title. */
  eyebrow?: string
  /** The introduction, above the children. */
  text?: string
  children?: ReactNode
}

/** The band at the top of an inner page: breadcrumbs, eyebrow, title and introduction. */
export function PageBand({
  title,
  crumbs = crumbsTo(title),
  siteUrl,
  eyebrow,
  text,
  children,
}: PageBandProps) {
  return (
    <div className="border-b border-line bg-band">
      <div className="wrap flex flex-col gap-4 py-10 sm:py-14 lg:py-16">
        <Breadcrumbs crumbs={crumbs} siteUrl={siteUrl} />
        {eyebrow && <p className="tag -mb-2">{eyebrow}</p>}
        <h1 className="text-title">{title}</h1>
        {(text || children) && (
          <div className="measure text-lead">
            {text && <p>{text}</p>}
            {children}
          </div>
        )}
      </div>
    </div>
  )
}
