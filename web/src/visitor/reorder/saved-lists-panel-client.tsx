'use client'

import { useState } from 'react'
import { useStored } from '@/ui/browser-store'
import { postDate } from '@/ui/post-date'
import { RemovedNotice } from '@/ui/removed-notice-client'
import { type SavedList, savedListStore } from '../saved-list-store'
import { OrderAgain } from './order-again-client'
import * as common from '@/messages/common'
import * as messages from '@/messages/visitor'

/** The lists that the visitor has named; nothing when there are none. A removed one comes back with Undo. */
export function SavedListsPanel() {
  const lists = useStored(savedListStore) ?? []
  const [removed, setRemoved] = useState<{ list: SavedList; index: number }>()
  if (lists.length === 0 && !removed) return null
  const undo = () => {
    if (removed) savedListStore.set(lists.toSpliced(removed.index, 0, removed.list))
    setRemoved(undefined)
  }
  return (
    <section aria-labelledby="saved-lists" className="flex flex-col gap-4">
      <h2 id="saved-lists" className="text-h2">
        {messages.yourLists}
      </h2>
      <RemovedNotice removed={removed?.list} onUndo={undo} />
      <ul className="flex flex-col divide-y divide-line border-y border-line empty:hidden">
        {lists.map((list, index) => (
          <li key={list.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-4">
            <div>
              <h3 className="text-h3">{list.name}</h3>
              <p className="text-small">{messages.listSummary(list.lines.length, postDate(list.savedAt))}</p>
            </div>
            <div className="flex flex-wrap items-center gap-x-6">
              <OrderAgain source={list} name={list.name} className="text-link" />
              <button
                type="button"
                aria-label={messages.removeNamed(list.name)}
                className="text-link"
                onClick={() => {
                  setRemoved({ list, index })
                  savedListStore.set(lists.filter(({ id }) => id !== list.id))
                }}
              >
                {common.remove}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
