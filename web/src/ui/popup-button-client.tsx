'use client'

import { type ComponentType, type ReactNode, useState } from 'react'
import { Popup } from './popup-client'
import type { PopupLook } from './popup-frame-client'
import * as shell from '@/messages/shell'

type PopupButtonProps = {
  /** The popup's title. */
  title: string
  /** The button's name; the title when left out. */
  label?: string
  /** The page that shows the same; the button opens it before hydration and without script. */
  href: string
  look: PopupLook
  icon: ReactNode
  className?: string
  /** Loads the script of the popup's content. */
  popup: () => Promise<{ default: ComponentType }>
  /** Preloads the popup's data, when the pointer or the focus reaches the button. */
  load: () => Promise<unknown>
}

/** A button that loads the script and the data of its popup when the pointer or the focus reaches it. */
export function PopupButton({ title, label, href, look, icon, className, popup, load }: PopupButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [Content, setContent] = useState<ComponentType>()
  const [hasFailed, setFailed] = useState(false)
  // A failure is handled when the popup opens, which loads again.
  const preload = () => void Promise.all([popup(), load()]).catch(() => {})
  const open = () => {
    setOpen(true)
    setFailed(false)
    // Not React's `lazy`, which remembers a failure and replaces the whole page with its error.
    popup().then(
      (loaded) => setContent(() => loaded.default),
      () => setFailed(true),
    )
  }
  return (
    <>
      <form action={href} className="contents">
        <button
          type="submit"
          aria-label={label ?? title}
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={(event) => {
            event.preventDefault()
            open()
          }}
          className={className}
        >
          {icon}
        </button>
      </form>
      {isOpen && (
        <Popup title={title} look={look} onClose={() => setOpen(false)}>
          {Content ? (
            <Content />
          ) : (
            <output className="block min-h-40">{hasFailed ? shell.popupNotLoaded : shell.oneMoment}</output>
          )}
        </Popup>
      )}
    </>
  )
}
