'use client'

import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { Picture, type PictureSource } from './picture'
import { columnsOf, isLargeTile, isWideTile } from './picture-wall'
import { sourceAddress } from './source-address'
import { useZoom } from './use-zoom-client'
import * as messages from '@/messages/pictures'

export type WallPicture = {
  id: string
  name: string
  tag?: string
  categories: string[]
  source: PictureSource
}

type PictureWallProps = {
  label: string
  /** Buttons that choose among the pictures; one without a category shows all of them. */
  tabs: { label: string; category?: string }[]
  pictures: WallPicture[]
  /** The wall is on the first screen: its first picture, all that a phone shows of it, is loaded eagerly. */
  isFirst?: boolean
}

/**
 * Pictures as tiles that fill their rows, each opening a dialog that enlarges it. Without script, a tile leads to the
 * file of its picture, and all pictures are shown.
 */
export function PictureWall({ label, tabs, pictures, isFirst = false }: PictureWallProps) {
  const list = useRef<HTMLUListElement>(null)
  const [chosen, setChosen] = useState(0)
  const category = tabs[chosen]?.category
  const shown = pictures.filter(({ categories }) => !category || categories.includes(category))
  const columns = columnsOf(shown.length)
  const zoom = useZoom({
    label,
    pictures: shown.map(({ source }) => source),
    captions: shown.map(({ name }) => name),
    onClose: (last) => list.current?.querySelectorAll('a')[last]?.focus(),
  })
  return (
    <>
      {tabs.length > 1 && (
        <fieldset className="needs-script mb-8 flex flex-wrap gap-2.5 lg:mb-10">
          <legend className="sr-only">{messages.chooseGallery}</legend>
          {tabs.map((tab, index) => (
            <button
              key={tab.label}
              type="button"
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
              className="chip font-heading text-body"
            >
              {tab.label}
            </button>
          ))}
        </fieldset>
      )}
      <output className="sr-only">{messages.pictureCount(shown.length)}</output>
      <ul ref={list} className={clsx('wall', `wall-${columns}`)}>
        {shown.map(({ id, name, tag, source }, index) => {
          const isLarge = isLargeTile(index, shown.length)
          return (
            <li
              key={id}
              className={clsx(
                'card',
                isLarge && 'wall-large',
                isWideTile(index, shown.length) && 'wall-wide',
              )}
            >
              <a
                href={sourceAddress(source, source.width)}
                aria-haspopup="dialog"
                {...zoom.preloads}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  zoom.open(index)
                }}
                className="card-frame grow cursor-zoom-in"
              >
                <Picture
                  source={source}
                  sizes={
                    isLarge
                      ? '(min-width: 1024px) 48vw, 88vw'
                      : `(min-width: 1024px) ${Math.round(96 / columns)}vw, 48vw`
                  }
                  isFirst={isFirst && index === 0}
                  className="aspect-4/5 h-full"
                />
                <span className="wall-caption">
                  {tag && <span className="tag block max-sm:hidden">{tag}</span>}
                  <span className={clsx('block font-heading leading-snug text-ink', isLarge && 'sm:text-h3')}>
                    {name}
                  </span>
                </span>
              </a>
            </li>
          )
        })}
      </ul>
      {zoom.dialog}
    </>
  )
}
