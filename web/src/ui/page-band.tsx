import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from './breadcrumbs'

type PageBandProps = {
  title: string
  crumbs: Crumb[]
  /** Small text above the title. */
  eyebrow?: string
  children?: ReactNode
}

/** The band at the top of an inner page: breadcrumbs, eyebrow, title and introduction. */
export function PageBand({ title, crumbs, eyebrow, children }: PageBandProps) {
  return (
    <div className="border-b border-line bg-band">
      <div className="wrap flex flex-col gap-4 py-10 sm:py-14 lg:py-16">
        <Breadcrumbs crumbs={crumbs} />
        {eyebrow && <p className="tag -mb-2">{eyebrow}</p>}
        <h1 className="text-title">{title}</h1>
        {children && <div className="measure text-lead">{children}</div>}
      </div>
    </div>
  )
}
