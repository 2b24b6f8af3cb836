import type { ReactNode } from 'react'
import { crumbsTo } from './breadcrumbs'
import { PageBand } from './page-band'
import { Section } from './section'

type PersonalPageProps = {
  heading: string
  text?: string
  /** The last breadcrumb; the heading without it. */
  crumb?: string
  /** The data of the visitor that the page shows, by its key in the browser's storage (first-paint.tsx). */
  kept?: 'cart' | 'wishlist' | 'orders'
  /** What a visitor without script reads. */
  withoutScript: string
  children: ReactNode
}

/** A page with data of the visitor. As tall as the screen, so that the footer does not move when the data is shown. */
export function PersonalPage({ heading, text, crumb, kept, withoutScript, children }: PersonalPageProps) {
  return (
    <>
      <PageBand title={heading} text={text} crumbs={crumbsTo(crumb ?? heading)} />
      <Section isTight label={heading}>
        <noscript>
          <p className="mb-8 rounded-card bg-band p-5">{withoutScript}</p>
        </noscript>
        <div className="min-h-svh" data-kept={kept}>
          {children}
        </div>
      </Section>
    </>
  )
}
