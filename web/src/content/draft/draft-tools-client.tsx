'use client'

import dynamic from 'next/dynamic'

/* Nothing of draft mode is worth a byte to anybody else: it is loaded when it is shown. */

export const DraftBar = dynamic(() => import('./draft-bar-client').then((module) => module.DraftBar))

export const LiveEditing = dynamic(
  () => import('./live-editing-client').then((module) => module.LiveEditing),
  {
    ssr: false,
  },
)

/** A list on the page whose members are dragged into another order. */
export const OrderedList = dynamic(() => import('./ordered-list-client').then((module) => module.OrderedList))
