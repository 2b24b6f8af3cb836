'use client'

import { type FormEvent, useState } from 'react'
import type { CartLine } from '@/content/cart/types'
import { Button } from '@/ui/button'
import { maxNameLength } from '@/visitor/saved-list-limits'
import * as messages from '@/messages/cart'
import { listReplaced } from '@/messages/visitor'

/** Saves the lines of the cart under a name, in this browser, so that they can be ordered again. */
export function SaveList({ lines }: { lines: readonly CartLine[] }) {
  const [answer, setAnswer] = useState<{ text: string; isProblem: boolean }>()
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const name = new FormData(form).get('list')
    const text = typeof name === 'string' ? name.trim() : ''
    const store = await import('@/visitor/saved-list-store').catch(() => undefined)
    const isReplaced = store?.hasList(text)
    const problem = store ? store.saveList(text, lines) : messages.listNotSaved
    setAnswer(
      problem
        ? { text: problem, isProblem: true }
        : { text: isReplaced ? listReplaced(text) : messages.savedAs(text), isProblem: false },
    )
    if (problem) return
    form.reset()
    // The lists on this page watch the storage.
    window.dispatchEvent(new StorageEvent('storage', { key: 'saved-lists' }))
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void save(event)}
      aria-label={messages.saveAsList}
      className="needs-script flex flex-col gap-2"
    >
      <label htmlFor="list-name" className="font-medium text-ink">
        {messages.saveItemsAsList}
      </label>
      <div className="flex max-w-md flex-wrap gap-2">
        <input
          id="list-name"
          name="list"
          maxLength={maxNameLength}
          autoComplete="off"
          placeholder={messages.weeklyOrder}
          aria-describedby="list-answer"
          aria-invalid={answer?.isProblem}
          className="input min-w-0 flex-1"
        />
        <Button type="submit" look="quiet">
          {messages.save}
        </Button>
      </div>
      <output id="list-answer" className="block text-small">
        {answer && <span className={answer.isProblem ? 'text-clay' : 'text-sage'}>{answer.text}</span>}
      </output>
    </form>
  )
}
