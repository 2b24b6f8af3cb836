'use client'

import { screenHref } from '@shop/studio/routes'
import type { ReactNode } from 'react'
import { comparedQuery } from '@/content/compare/compared-list'
import { Link } from '@/ui/link-client'
import { changeCompared } from '@/visitor/compare-store'
import * as messages from '@/messages/catalogue'
import * as common from '@/messages/common'

type RemoveComparedProps = { slug: string; name: string; open: string[] }

/** Removes an item from the open comparison, and from the visitor's own if that is the open one. */
export function RemoveCompared({ slug, name, open }: RemoveComparedProps) {
  const others = open.filter((each) => each !== slug)
  return (
    <Link
      href={`${screenHref('compare')}${comparedQuery(others)}`}
      aria-label={messages.removeNamed(name)}
      className="flex min-h-11 w-fit min-w-11 items-center text-small text-kraft-deep underline underline-offset-4"
      onClick={() => changeCompared(open, others)}
    >
      {common.remove}
    </Link>
  )
}

type AddComparedProps = { open: string[]; children: ReactNode }

/** The form that adds an item to the open comparison, and to the visitor's own if that is the open one. */
export function AddCompared({ open, children }: AddComparedProps) {
  return (
    <form
      action={screenHref('compare')}
      aria-label={messages.addAnItem}
      className="flex flex-wrap items-end gap-3 border-t border-line pt-8"
      onSubmit={({ currentTarget }) => {
        const added = new FormData(currentTarget).getAll('items').at(-1)
        if (typeof added === 'string') changeCompared(open, [...open, added])
      }}
    >
      {open.length > 0 && <input type="hidden" name="items" value={open.join(',')} />}
      {children}
    </form>
  )
}
