'use client'

import { clsx } from 'clsx'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Icon } from './icons/icon'
import type { PictureSource } from './picture'
import { useZoom } from './use-zoom-client'
import * as messages from '@/messages/pictures'

type GalleryProps = {
  label: string
  slides: ReactNode[]
  thumbnails: ReactNode[]
  /** The uncropped pictures for the dialog. */
  enlarged: PictureSource[]
}

/** Pictures in a scrolling row, with thumbnails that link to them; both work without script. */
export function Gallery({ label, slides, thumbnails, enlarged }: GalleryProps) {
  const track = useRef<HTMLElement>(null)
  const [selected, setSelected] = useState(0)
  const id = useId()

  const show = (index: number) => {
    const { current } = track
    if (!current) return
    const direction = getComputedStyle(current).direction === 'rtl' ? -1 : 1
    current.scrollTo({ left: index * current.clientWidth * direction })
    setSelected(index)
  }
  const zoom = useZoom({ label, pictures: enlarged, onClose: show })

  return (
    <div className="flex flex-col gap-3 sm:gap-4">
      <div className="relative">
        <section
          ref={track}
          aria-label={label}
          // A scrolling region must be reachable to be moved with the arrow keys.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={slides.length > 1 ? 0 : undefined}
          onScrollEnd={({ currentTarget }) =>
            setSelected(Math.round(Math.abs(currentTarget.scrollLeft) / currentTarget.clientWidth))
          }
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        >
          {slides.map((slide, index) => (
            <div key={index} id={`${id}${index}`} className="w-full shrink-0 snap-start">
              {slide}
            </div>
          ))}
        </section>
        {enlarged.length > 0 && (
          <button
            type="button"
            aria-label={messages.enlargePicture(selected + 1, slides.length)}
            aria-haspopup="dialog"
            {...zoom.preloads}
            onClick={() => zoom.open(selected)}
            className="needs-script absolute end-3 bottom-3 round-button shadow-pop"
          >
            <Icon name="maximize-2" className="size-5" />
          </button>
        )}
      </div>
      {thumbnails.length > 1 && (
        <div className="grid grid-cols-4 gap-3 sm:gap-4">
          {thumbnails.map((thumbnail, index) => (
            <a
              key={index}
              href={`#${id}${index}`}
              aria-label={messages.showPicture(index + 1, thumbnails.length)}
              aria-current={index === selected}
              onClick={(event) => {
                // The address would scroll the page as well, and add to the history.
                event.preventDefault()
                show(index)
              }}
              className={clsx(
                'border-2 transition-colors duration-200',
                index === selected ? 'border-kraft-deep' : 'border-transparent hover:border-kraft',
              )}
            >
              {thumbnail}
            </a>
          ))}
        </div>
      )}
      {zoom.dialog}
    </div>
  )
}
