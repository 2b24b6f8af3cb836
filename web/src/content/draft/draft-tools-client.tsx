'use client'

import { lazy } from 'react'

/*
 * Nothing of draft mode is worth a byte to anybody else, so it is loaded when it is shown. `next/dynamic` would do the
 * same, but every visitor would load next/dynamic.
 */

export const DraftBar = lazy(async () => ({ default: (await import('./draft-bar-client')).DraftBar }))

export const LiveEditing = lazy(async () => ({ default: (await import('./live-editing-client')).LiveEditing }))

/** A list on the page whose members are dragged into another order. */
export const OrderedList = lazy(async () => ({ default: (await import('./ordered-list-client')).OrderedList }))
