import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type SectionHeadProps = {
  eyebrow?: string | null
  heading?: string | null
  text?: string | null
  isCentred?: boolean
  level?: 'h1' | 'h2'
  /** Stands at the end of the line: a link or the buttons of a carousel. */
  children?: ReactNode
}

/** The small line in front of a heading. */
export function Eyebrow({ children, isCentred = false }: { children: ReactNode; isCentred?: boolean }) {
  return <p className={clsx('eyebrow', isCentred && 'justify-center')}>{children}</p>
}

/** What a section begins with; nothing when an editor left all of it empty. */
export function SectionHead({
  eyebrow,
  heading,
  text,
  isCentred = false,
  level: Heading = 'h2',
  children,
}: SectionHeadProps) {
  if (!eyebrow && !heading && !text && !children) return null
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
