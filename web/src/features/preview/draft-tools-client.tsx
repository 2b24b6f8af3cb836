'use client'

import { lazy, type ComponentProps } from 'react'

/*
 * Loaded in draft mode only. `next/dynamic` would do the same, but adds its own code to every page. A server component
 * cannot render a lazy component itself.
 */

const Bar = lazy(async () => ({ default: (await import('./draft-bar-client')).DraftBar }))
const Editing = lazy(async () => ({ default: (await import('./live-editing-client')).LiveEditing }))
const List = lazy(async () => ({ default: (await import('./ordered-list-client')).OrderedList }))

export const DraftBar = (props: ComponentProps<typeof Bar>) => <Bar {...props} />

export const LiveEditing = (props: ComponentProps<typeof Editing>) => <Editing {...props} />

/** A list whose items an editor can reorder by dragging. */
export const OrderedList = (props: ComponentProps<typeof List>) => <List {...props} />
