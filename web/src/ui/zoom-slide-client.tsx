'use client'

import { clsx } from 'clsx'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Picture, type PictureSource } from './picture'

type ZoomSlideProps = {
  picture: PictureSource
  /** Whether the picture is shown or the next to be shown; the others are not loaded. */
  isNear: boolean
  isEnlarged: boolean
  onToggle: () => void
}

/** A picture that fits the screen, or twice as large and scrolled to its middle. */
export function ZoomSlide({ picture, isNear, isEnlarged, onToggle }: ZoomSlideProps) {
  const slide = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = slide
    if (!current || !isEnlarged) return
    const direction = getComputedStyle(current).direction === 'rtl' ? -1 : 1
    current.scrollTo({
      left: ((current.scrollWidth - current.clientWidth) / 2) * direction,
      top: (current.scrollHeight - current.clientHeight) / 2,
      behavior: 'instant',
    })
  }, [isEnlarged])
  return (
    // The button of the dialog does the same for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      ref={slide}
      // A scrolling region must be reachable to be moved with the arrow keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={isEnlarged ? 0 : undefined}
      onClick={onToggle}
      className={clsx(
        'size-full shrink-0 snap-start overscroll-contain',
        isEnlarged ? 'cursor-zoom-out overflow-auto' : 'cursor-zoom-in overflow-clip',
      )}
    >
      <div className={isEnlarged ? 'size-[200%]' : 'size-full'}>
        {isNear && (
          <Picture
            source={{ ...picture, placeholder: undefined }}
            sizes={isEnlarged ? '200vw' : '100vw'}
            isFirst
            className="size-full bg-transparent object-contain"
          />
        )}
      </div>
    </div>
  )
}

type StepButtonProps = { label: string; isDisabled: boolean; onClick: () => void; children: ReactNode }

/** A round button for the next or previous picture. */
export function StepButton({ label, isDisabled, onClick, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`, which would take the focus away from the button that was just pressed.
      aria-disabled={isDisabled}
      onClick={onClick}
      className="round-button aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      {children}
    </button>
  )
}
