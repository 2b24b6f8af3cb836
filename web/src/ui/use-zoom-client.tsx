'use client'

import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { PictureSource } from './picture'

const load = () => import('./zoom-client')
const Zoom = lazy(load)

// An error is handled when the dialog opens, which tries again.
const preload = () => void load().catch(() => {})

type ZoomOptions = {
  label: string
  pictures: PictureSource[]
  /** One for each picture. */
  captions?: string[]
  /** Called with the index of the picture that was shown last. */
  onClose: (last: number) => void
}

/** A dialog that enlarges pictures; its script is loaded when something that opens it is pointed at or focused. */
export function useZoom({ label, pictures, captions, onClose }: ZoomOptions): {
  /** Opens the dialog at a picture. */
  open: (index: number) => void
  /** Handlers for what opens the dialog. */
  preloads: { onPointerEnter: () => void; onFocus: () => void }
  dialog: ReactNode
} {
  const [first, setFirst] = useState<number>()
  return {
    open: setFirst,
    preloads: { onPointerEnter: preload, onFocus: preload },
    dialog: first !== undefined && (
      <Suspense>
        <Zoom
          label={label}
          pictures={pictures}
          captions={captions}
          first={first}
          onClose={(last) => {
            setFirst(undefined)
            onClose(last)
          }}
        />
      </Suspense>
    ),
  }
}
