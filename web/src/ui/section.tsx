import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type SectionProps = {
  /** The accessible name, usually the heading. */
  label?: string
  look?: 'ground' | 'band'
  /** Less space above it. */
  isTight?: boolean
  children: ReactNode
}

/** A section of a page. It sets the vertical spacing and the width; its children have no outer margins. */
export function Section({ label, look = 'ground', isTight = false, children }: SectionProps) {
  return (
    <section
      aria-label={label}
      className={clsx('section', look === 'band' && 'section-band', isTight && 'section-tight')}
    >
      <div className="wrap">{children}</div>
    </section>
  )
}
