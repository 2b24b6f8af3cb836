'use client'

import { useEffect } from 'react'
import { Button } from './button'
import type { ButtonLook } from './button-look'

type PrintButtonProps = { children: string; look?: ButtonLook }

/** Prints the page. A client component for its click handler, and because browsers print the address of a page on its margin. */
export function PrintButton({ children, look }: PrintButtonProps) {
  useEffect(hideAddressInPrint, [])
  return (
    <Button look={look} className="needs-script w-fit" onClick={() => print()}>
      {children}
    </Button>
  )
}

/** The address of an offer or an invoice opens it, so that whoever holds the paper could accept it: while it is printed, the page has its path alone. */
function hideAddressInPrint(): () => void {
  let search = ''
  // Not by the router's own method, which would take it for a navigation.
  const replace = (address: string) =>
    History.prototype.replaceState.call(history, history.state, '', address)
  const hide = () => {
    search ||= location.search
    replace(location.pathname)
  }
  const show = () => {
    if (search) replace(location.pathname + search + location.hash)
    search = ''
  }
  addEventListener('beforeprint', hide)
  addEventListener('afterprint', show)
  return () => {
    show()
    removeEventListener('beforeprint', hide)
    removeEventListener('afterprint', show)
  }
}
