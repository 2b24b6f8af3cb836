'use client'

import { lazy, type ComponentProps } from 'react'

/*
 * Nothing of draft mode is worth a byte to anybody else, so it is loaded when it is shown. `next/dynamic` would do the
 * same, but every visitor would load next/dynamic. A server component may not render a lazy component itself.
 */

const Bar = lazy(async () => ({ default: (await import('./draft-bar-client')).DraftBar }))
const Editing = lazy(async () => ({ default: (await import('./live-editing-client')).LiveEditing }))
const List = lazy(async () => ({ default: (await import('./ordered-list-client')).OrderedList }))

export const DraftBar = (props: ComponentProps<typeof Bar>) => <Bar {...props} />

export const LiveEditing = () => <Editing />

/** A list on the page whose members are dragged into another order. */
export const OrderedList = (props: ComponentProps<typeof List>) => <List {...props} />
