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
      className={clsx(look === 'band' && 'bg-band', isTight ? 'pt-10 pb-section sm:pt-14' : 'py-section')}
    >
      <div className="wrap">{children}</div>
    </section>
  )
}
