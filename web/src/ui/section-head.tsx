import type { ReactNode } from 'react'
import { CarouselHeadView, type Head, HeadView } from './section-head-client'

export { Eyebrow } from './section-head-client'

type SectionHeadProps = Head & {
  isCentred?: boolean
  level?: 'h1' | 'h2'
  /** Stands at the end of the line: a link or the buttons of a carousel. */
  children?: ReactNode
}

/** What is there of it, and nothing else: sections hand over all that they have. */
const wordsOf = ({ eyebrow, heading, text }: Head): Head => ({
  ...(eyebrow && { eyebrow }),
  ...(heading && { heading }),
  ...(text && { text }),
})

/** What a section begins with; nothing when an editor left all of it empty. */
export function SectionHead({ isCentred, level, children, ...section }: SectionHeadProps) {
  const words = wordsOf(section)
  if (Object.keys(words).length === 0 && !children) return null
  return (
    <HeadView {...words} {...(isCentred && { isCentred })} {...(level && { level })}>
      {children}
    </HeadView>
  )
}

/** What a carousel begins with. */
export function CarouselHead({ children, ...section }: Head & { children?: ReactNode }) {
  return <CarouselHeadView {...wordsOf(section)}>{children}</CarouselHeadView>
}
