'use client'

import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type Head = { eyebrow?: string | null; heading?: string | null; text?: string | null }

/** The small line in front of a heading. */
export function Eyebrow({ children, isCentred = false }: { children: ReactNode; isCentred?: boolean }) {
  return <p className={clsx('eyebrow', isCentred && 'justify-center')}>{children}</p>
}

type HeadViewProps = Head & { isCentred?: boolean; level?: 'h1' | 'h2'; children?: ReactNode }

/** The words that a section begins with. Drawn in the browser too: they stand in a page's data without their markup. */
export function HeadView({
  eyebrow,
  heading,
  text,
  isCentred,
  level: Heading = 'h2',
  children,
}: HeadViewProps) {
  return (
    <div className={isCentred ? 'head-centred' : 'head'}>
      <div className="stack">
        {eyebrow && <Eyebrow isCentred={isCentred}>{eyebrow}</Eyebrow>}
        {heading && (
          <Heading className={clsx('max-w-[24ch]', Heading === 'h1' ? 'text-title' : 'text-h2')}>
            {heading}
          </Heading>
        )}
      </div>
      {(text || children) && (
        <div className={clsx('flex flex-col gap-4', !isCentred && 'lg:max-w-[46ch] lg:items-end')}>
          {text && <p className={clsx('text-lead', isCentred && 'measure')}>{text}</p>}
          {children}
        </div>
      )}
    </div>
  )
}

/** The same before the slides of a carousel, whose buttons stand at the end of its line. */
export function CarouselHeadView({ eyebrow, heading, text, children }: Head & { children?: ReactNode }) {
  return (
    <div className="stack">
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      {heading && <h2 className="text-h2">{heading}</h2>}
      {text && <p className="measure text-lead">{text}</p>}
      {children}
    </div>
  )
}
