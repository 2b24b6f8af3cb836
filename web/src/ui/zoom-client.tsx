'use client'

import { clsx } from 'clsx'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from './icons/icon'
import type { PictureSource } from './picture'
import { StepButton, ZoomSlide } from './zoom-slide-client'
import * as messages from '@/messages/pictures'

type ZoomProps = {
  label: string
  pictures: PictureSource[]
  /** One for each picture. */
  captions?: string[]
  /** Index of the picture that is shown at first. */
  first: number
  /** Called with the index of the picture that was shown last. */
  onClose: (last: number) => void
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * Pictures on the whole screen, in a modal dialog. Swiping, the buttons and the arrow keys lead from one to the next;
 * a click, the button or a pinch enlarges.
 */
export default function Zoom({ label, pictures, captions, first, onClose }: ZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(first)
  const [isEnlarged, setEnlarged] = useState(false)

  const show = (index: number, behavior: ScrollBehavior = 'auto') => {
    if (!pictures[index]) return
    const { current } = track
    const direction = current && getComputedStyle(current).direction === 'rtl' ? -1 : 1
    current?.scrollTo({ left: index * current.clientWidth * direction, behavior })
    setShown(index)
    setEnlarged(false)
  }

  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    show(first, 'instant')
    // Once, when the dialog opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const targets: Record<string, number> = { Home: 0, End: pictures.length - 1 }
    const step = (steps[event.key] ?? 0) * direction
    const next = targets[event.key] ?? shown + step
    // The arrow keys move an enlarged picture.
    if (next === shown || isEnlarged) return
    event.preventDefault()
    show(next)
  }

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={() => onClose(shown)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
      onKeyDown={onKeyDown}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none flex-col bg-ground text-text open:flex"
    >
      <div className="flex items-center justify-between gap-2 px-3 py-2 sm:px-5">
        <output className="min-w-0 truncate text-small tabular-nums">
          {messages.pictureOf(shown + 1, pictures.length)}
          {captions?.[shown] && <span className="ms-4 font-heading text-ink">{captions[shown]}</span>}
        </output>
        <div className="flex gap-1">
          <button
            type="button"
            aria-label={isEnlarged ? messages.zoomOut : messages.zoomIn}
            onClick={() => setEnlarged(!isEnlarged)}
            className="icon-button"
          >
            <Icon name={isEnlarged ? 'minus' : 'plus'} className="size-5" />
          </button>
          <button
            type="button"
            aria-label={messages.closePictures}
            onClick={() => dialog.current?.close()}
            className="icon-button"
          >
            <Icon name="x" className="size-6" />
          </button>
        </div>
      </div>
      <div
        ref={track}
        onScrollEnd={({ currentTarget, target }) => {
          if (target !== currentTarget) return
          const index = Math.round(Math.abs(currentTarget.scrollLeft) / currentTarget.clientWidth)
          if (index === shown) return
          setShown(index)
          setEnlarged(false)
        }}
        className={clsx(
          'flex min-h-0 grow snap-x snap-mandatory [scrollbar-width:none]',
          isEnlarged ? 'overflow-x-clip' : 'overflow-x-auto overscroll-x-contain',
        )}
      >
        {pictures.map((picture, index) => (
          <ZoomSlide
            key={picture.pattern}
            picture={picture}
            isNear={Math.abs(index - shown) <= 1}
            isEnlarged={isEnlarged && index === shown}
            onToggle={() => setEnlarged(!isEnlarged)}
          />
        ))}
      </div>
      {pictures.length > 1 && (
        <div className="flex justify-center gap-3 p-3">
          <StepButton
            label={messages.previousPicture}
            isDisabled={shown === 0}
            onClick={() => show(shown - 1)}
          >
            <Icon name="arrow-left" className="mirrored size-5" />
          </StepButton>
          <StepButton
            label={messages.nextPicture}
            isDisabled={shown === pictures.length - 1}
            onClick={() => show(shown + 1)}
          >
            <Icon name="arrow-right" className="mirrored size-5" />
          </StepButton>
        </div>
      )}
    </dialog>
  )
}
