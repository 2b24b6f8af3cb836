'use client'

import { Button } from './button'
import type { ButtonLook } from './button-look'

type PrintButtonProps = { children: string; look?: ButtonLook }

/** Prints the page. A client component for its click handler. */
export const PrintButton = ({ children, look }: PrintButtonProps) => (
  <Button look={look} className="needs-script w-fit" onClick={() => print()}>
    {children}
  </Button>
)
