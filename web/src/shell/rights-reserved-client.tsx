'use client'

import { useBrowserValue } from '@/ui/use-browser-value'
import * as messages from '@/messages/shell'

type RightsReservedProps = { renderedIn: number; title: string }

/** The copyright line with the current year, also on a page that was rendered last year. */
export function RightsReserved({ renderedIn, title }: RightsReservedProps) {
  const year = useBrowserValue(() => new Date().getFullYear(), renderedIn)
  return <>{messages.rightsReserved(year, title)}</>
}
