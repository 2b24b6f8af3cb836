'use client'

import { LoadWhenStored } from '../load-when-stored-client'

const load = () => import('./saved-lists-panel-client').then(({ SavedListsPanel }) => SavedListsPanel)

/** The lists that the visitor has named; nothing when there are none. */
export const SavedLists = () => <LoadWhenStored storageKey="saved-lists" load={load} />
