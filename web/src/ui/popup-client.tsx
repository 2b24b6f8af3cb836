'use client'

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { PopupFrame, type PopupLook } from './popup-frame-client'

type PopupProps = {
  title: string
  look: PopupLook
  /** Called when it was closed; the parent then stops rendering it. */
  onClose: () => void
  children: ReactNode
}

/** A modal dialog that is open for as long as it is rendered. */
export function Popup({ title, look, onClose, children }: PopupProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <PopupFrame ref={dialog} id={useId()} title={title} look={look} onClose={onClose}>
      {children}
    </PopupFrame>
  )
}
