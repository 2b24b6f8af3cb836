'use client'

import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Engine } from './carousel-engine'
import { Icon } from './icons/icon'
import * as messages from '@/messages/carousel'

type CarouselProps = {
  label: string
  slides: { key: string; content: ReactNode }[]
  /** How many slides are in view, by the width of the screen (carousel.css). */
  view?: 'one' | 'categories' | 'partners' | 'portfolio' | 'shop' | 'works'
  /** Milliseconds between steps; without it, there is no autoplay. */
  autoplay?: number
  /** Milliseconds that a step takes. */
  speed?: number
  /** Content on the line of the buttons. */
  head?: ReactNode
  /** Buttons over the lower end corner of the slides instead of on a line of their own. */
  isOverlaid?: boolean
}

/** Distance from the screen at which a carousel with autoplay loads Swiper. */
const nearBy = '300px'

/**
 * Slides in a loop, moved by buttons, by swiping, or by themselves. They are all in the server's HTML and scroll without
 * script; Swiper takes over when the carousel comes near the screen (if it plays) or when the pointer or the focus reaches it (if it does not).
 */
export function Carousel({
  label,
  slides,
  view = 'one',
  autoplay,
  speed = 300,
  head,
  isOverlaid = false,
}: CarouselProps) {
  const root = useRef<HTMLDivElement>(null)
  const engine = useRef<Promise<Engine> | undefined>(undefined)
  const [isPlaying, setPlaying] = useState(Boolean(autoplay))
  const canMove = slides.length > 1

  const start = () => {
    engine.current ??= import('./carousel-engine').then(({ startCarousel }) => {
      if (!root.current) throw new Error('The carousel has left the page')
      return startCarousel(root.current, { autoplay, speed })
    })
    return engine.current
  }
  const tell = (command: (engine: Engine) => void) => void engine.current?.then(command, () => {})
  const step = (by: 1 | -1) =>
    void start().then(
      (ready) => ready.step(by),
      () => {},
    )

  useEffect(() => {
    const carousel = root.current
    if (!carousel || !canMove || !autoplay) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watcher.disconnect()
        void start().catch(() => {})
      },
      { rootMargin: nearBy },
    )
    watcher.observe(carousel)
    return () => watcher.disconnect()
    // Started once; the settings of a carousel do not change while it is shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useEffect(
    () => () => {
      tell((ready) => ready.end())
      engine.current = undefined
    },
    [],
  )

  const prepare = canMove ? () => void start().catch(() => {}) : undefined
  const buttons = canMove && (
    <div className={clsx('flex gap-2', isOverlaid ? 'carousel-buttons' : 'shrink-0 justify-end')}>
      {autoplay && (
        <CarouselButton
          label={isPlaying ? messages.pauseNamed(label) : messages.playNamed(label)}
          onClick={() => {
            tell((ready) => (isPlaying ? ready.pause() : ready.play()))
            setPlaying(!isPlaying)
          }}
          isQuiet
        >
          {isPlaying ? <Icon name="pause" className="size-4.5" /> : <Icon name="play" className="size-4.5" />}
        </CarouselButton>
      )}
      <CarouselButton label={messages.previousSlide(label)} onClick={() => step(-1)}>
        <Icon name="arrow-left" className="mirrored size-5" />
      </CarouselButton>
      <CarouselButton label={messages.nextSlide(label)} onClick={() => step(1)}>
        <Icon name="arrow-right" className="mirrored size-5" />
      </CarouselButton>
    </div>
  )
  return (
    // Not interactive itself: it only notices that the pointer or the focus enters.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className="relative"
      onPointerEnter={prepare}
      onFocus={() => {
        prepare?.()
        tell((ready) => ready.pause())
      }}
      onBlur={() => isPlaying && tell((ready) => ready.play())}
    >
      {!isOverlaid && (head || canMove) && (
        <div className="mb-8 flex flex-wrap items-end justify-between gap-6 lg:mb-12">
          {head ?? <span />}
          {buttons}
        </div>
      )}
      {/* Focusable until Swiper takes over; after that its slides and buttons are. */}
      <div
        ref={root}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={canMove ? 0 : undefined}
        className={clsx('carousel', `carousel-${view}`, isOverlaid && 'carousel-flush')}
      >
        <ul className="carousel-track">
          {slides.map(({ key, content }) => (
            <li key={key} className="carousel-slide">
              {content}
            </li>
          ))}
        </ul>
      </div>
      {isOverlaid && buttons}
    </section>
  )
}

type CarouselButtonProps = { label: string; isQuiet?: boolean; onClick: () => void; children: ReactNode }

function CarouselButton({ label, isQuiet = false, onClick, children }: CarouselButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={clsx('round-button', isQuiet && 'border-line')}
    >
      {children}
    </button>
  )
}
