'use client'

import { useSyncExternalStore } from 'react'
import * as messages from '@/messages/shell'

const never = () => () => {}

type RightsReservedProps = { renderedIn: number; title: string }

/** The copyright line with the current year, also on a page that was rendered last year. */
export function RightsReserved({ renderedIn, title }: RightsReservedProps) {
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => renderedIn,
  )
  return <>{messages.rightsReserved(year, title)}</>
}
