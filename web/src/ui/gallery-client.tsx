'use client'

import { clsx } from 'clsx'
import { type ReactNode, useRef, useState } from 'react'

type GalleryProps = { label: string; slides: ReactNode[]; thumbnails: ReactNode[] }

/** Pictures side by side that can be swiped, with a thumbnail for each. All of them are in the server's HTML. */
export function Gallery({ label, slides, thumbnails }: GalleryProps) {
  const track = useRef<HTMLElement>(null)
  const [selected, setSelected] = useState(0)

  const show = (index: number) => {
    const { current } = track
    if (!current) return
    const direction = getComputedStyle(current).direction === 'rtl' ? -1 : 1
    current.scrollTo({ left: index * current.clientWidth * direction })
    setSelected(index)
  }

  return (
    <div className="flex flex-col gap-3 sm:gap-4">
      <section
        ref={track}
        aria-label={label}
        // A scrolling region is moved with the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={slides.length > 1 ? 0 : undefined}
        onScrollEnd={({ currentTarget }) =>
          setSelected(Math.round(Math.abs(currentTarget.scrollLeft) / currentTarget.clientWidth))
        }
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
      >
        {slides.map((slide, index) => (
          <div key={index} className="w-full shrink-0 snap-start">
            {slide}
          </div>
        ))}
      </section>
      {thumbnails.length > 1 && (
        <div className="grid grid-cols-4 gap-3 sm:gap-4">
          {thumbnails.map((thumbnail, index) => (
            <button
              key={index}
              type="button"
              aria-label={`Show picture ${index + 1} of ${thumbnails.length}`}
              aria-pressed={index === selected}
              onClick={() => show(index)}
              className={clsx(
                'border-2 transition-colors duration-200',
                index === selected ? 'border-kraft-deep' : 'border-transparent hover:border-kraft',
              )}
            >
              {thumbnail}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
