import type { ReactNode } from 'react'
import { stegaClean } from '@/content/draft/metadata'

type FooterGroupProps = { title: string; isNavigation?: boolean; children: ReactNode }

/**
 * A list in the footer under its title: closed on phones, open from `sm` on, where shell.css shows the content of a closed
 * `details`. Browsers without `::details-content` keep the phone's group at every width.
 */
export function FooterGroup({ title, isNavigation = false, children }: FooterGroupProps) {
  const Landmark = isNavigation ? 'nav' : 'div'
  return (
    <Landmark aria-label={isNavigation ? stegaClean(title) : undefined} className="footer-group">
      <h2>{title}</h2>
      <details>
        <summary className="with-chevron">{title}</summary>
        {children}
      </details>
    </Landmark>
  )
}
