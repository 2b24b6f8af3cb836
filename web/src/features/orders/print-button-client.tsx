'use client'

import { Button } from '@/ui/button'

/** Prints the page. A client component for its click handler. */
export const PrintButton = ({ children }: { children: string }) => (
  <Button className="needs-script" onClick={() => print()}>
    {children}
  </Button>
)
