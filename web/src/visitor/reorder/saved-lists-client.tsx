'use client'

import { WhileKept } from '../while-kept-client'

const load = () => import('./saved-lists-panel-client').then(({ SavedListsPanel }) => SavedListsPanel)

/** The lists that the visitor has named; nothing when there are none. */
export const SavedLists = () => <WhileKept storageKey="saved-lists" load={load} />
