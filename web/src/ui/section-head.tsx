import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ArrowLink } from './arrow-link'

type Head = {
  eyebrow?: string | null
  heading?: string | null
  text?: string | null
  /** Where all of what the section shows a part of is. */
  link?: { label: string; href: string }
}

/** The small line above a heading. */
export function Eyebrow({ children, isCentred = false }: { children: ReactNode; isCentred?: boolean }) {
  return <p className={clsx('eyebrow', isCentred && 'justify-center')}>{children}</p>
}

/** The eyebrow, heading and text that a section begins with; nothing when all are empty. */
export function SectionHead({ eyebrow, heading, text, link, isCentred }: Head & { isCentred?: boolean }) {
  if (!eyebrow && !heading && !text && !link) return null
  return (
    <div className={isCentred ? 'head-centred' : 'head'}>
      <div className="stack">
        {eyebrow && <Eyebrow isCentred={isCentred}>{eyebrow}</Eyebrow>}
        {heading && <h2 className="max-w-[24ch] text-h2">{heading}</h2>}
      </div>
      {(text || link) && (
        <div className={clsx('flex flex-col gap-4', !isCentred && 'lg:max-w-[46ch] lg:items-end')}>
          {text && <p className={clsx('text-lead', isCentred && 'measure')}>{text}</p>}
          {link && <ArrowLink href={link.href}>{link.label}</ArrowLink>}
        </div>
      )}
    </div>
  )
}

/** The same above a carousel, whose buttons are at the end of the line. */
export function CarouselHead({ eyebrow, heading, text, link }: Head) {
  return (
    <div className="stack">
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      {heading && <h2 className="text-h2">{heading}</h2>}
      {text && <p className="measure text-lead">{text}</p>}
      {link && <ArrowLink href={link.href}>{link.label}</ArrowLink>}
    </div>
  )
}
