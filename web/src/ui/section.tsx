import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type SectionProps = {
  /** Its name for those who cannot see it; usually its heading. */
  label?: string
  look?: 'ground' | 'band'
  /** Follows closely on what stands above it. */
  isTight?: boolean
  children: ReactNode
}

/** A part of a page. It owns the vertical rhythm and the width: what stands inside has no outer margin. */
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
