'use client'

import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ArrowLink } from '@/ui/arrow-link'
import { Badge } from '@/ui/badge'

type BannerCardViewProps = {
  eyebrow: string | null
  heading: string | null
  text: string | null
  offer: string | null
  callToAction?: { label: string; href: string }
  isLarge: boolean
  level: 'h2' | 'h3'
  children: ReactNode
}

/** The card around its picture. Drawn in the browser too: its words are a quarter of its markup. */
export function BannerCardView({ level: Heading, isLarge, callToAction, ...banner }: BannerCardViewProps) {
  return (
    <article className={clsx('grid h-full bg-band', isLarge ? 'lg:grid-cols-2' : 'sm:grid-cols-2')}>
      <div
        className={clsx(
          'relative aspect-4/3 sm:aspect-auto sm:min-h-80',
          isLarge ? 'lg:col-start-2 lg:row-start-1' : 'sm:col-start-2 sm:row-start-1',
        )}
      >
        {banner.children}
      </div>
      <div
        className={clsx(
          'flex flex-col items-start justify-center gap-3 p-6 sm:p-8 xl:p-12',
          isLarge ? 'lg:row-start-1' : 'sm:row-start-1',
        )}
      >
        {banner.offer && (
          <Badge>
            <bdi>{banner.offer}</bdi>
          </Badge>
        )}
        {banner.eyebrow && <p className="tag">{banner.eyebrow}</p>}
        {banner.heading && <Heading className="text-h2">{banner.heading}</Heading>}
        {banner.text && <p>{banner.text}</p>}
        {callToAction && <ArrowLink href={callToAction.href}>{callToAction.label}</ArrowLink>}
      </div>
    </article>
  )
}
