'use client'

import { Button } from '@/ui/button'

/** Prints the page. */
export const PrintButton = ({ children }: { children: string }) => (
  <Button className="needs-script" onClick={() => print()}>
    {children}
  </Button>
)
